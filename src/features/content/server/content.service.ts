import { listGoodsNames } from '#features/catalog/server/catalog.service.ts'
import { claimContentPictures } from '#features/resource/server/resource.service.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { ArticleCard, ArticleDetail, ContentPage, FaqSection } from '../content.contract.ts'
import { isRemovable, OPTIONAL_PAGES, pageAddressOf, readingMinutes } from '../content.rules.ts'
import type { PageText } from '../staff-content.contract.ts'
import * as queries from './content.queries.ts'
import { partsIn, renderMarkdown } from './markdown.ts'
import { addressParts } from './part-addresses.service.ts'

const cardOf = ({ topicId, topicName, words, publishedAt, changedAt, ...row }: queries.ArticleRow): ArticleCard => ({
  ...row,
  topic: { topicId, topicName },
  publishedAt: publishedAt.toISOString(),
  changedAt: changedAt.toISOString(),
  minutes: readingMinutes(words),
})

export async function readBlog(sql: Db, limit: number) {
  const [topics, newest] = await Promise.all([queries.listTopics(sql), queries.listNewest(sql, limit)])
  return { topics, newest }
}

export async function listArticles(sql: Db, choice: queries.ArticleChoice) {
  const [rows, [counted]] = await Promise.all([queries.listArticles(sql, choice), queries.countArticles(sql, choice)])
  return { list: rows.map(cardOf), totalCount: counted?.count ?? 0 }
}

export async function getArticle(sql: Db, articleId: number): Promise<Omit<ArticleDetail, 'shop'>> {
  const [row] = await queries.findArticle(sql, articleId)
  if (!row) throw new AppError('not_found', 'There is no such article.')
  const { body, parts: models, ...article } = row
  const [neighbours, found, partAddress] = await Promise.all([
    queries.listNeighbours(sql, row),
    queries.listPartIds(sql, models),
    addressParts(sql, partsIn(body)),
  ])
  const parts = await listGoodsNames(
    sql,
    found.map((part) => part.goodsId),
  )
  return {
    ...cardOf(article),
    ...renderMarkdown(body, partAddress),
    parts,
    earlier: neighbours.find(({ later }) => !later) ?? null,
    later: neighbours.find(({ later }) => later) ?? null,
  }
}

export async function readFaq(sql: Db): Promise<{ sections: FaqSection[]; changedAt: string }> {
  const rows = await queries.listQuestions(sql)
  const partAddress = await addressParts(
    sql,
    rows.flatMap(({ answer }) => partsIn(answer)),
  )
  const sections = [...Map.groupBy(rows, (row) => row.sectionId).values()].map((questions, place) => ({
    index: place + 1,
    title: questions[0]?.sectionTitle ?? '',
    questions: questions.map(({ questionId, question, answer }) => ({
      questionId,
      question,
      html: renderMarkdown(answer, partAddress).html,
    })),
  }))
  const changed = Math.max(0, ...rows.map(({ changedAt }) => changedAt.getTime()))
  return { sections, changedAt: new Date(changed).toISOString() }
}

export async function getPage(sql: Db, pageName: string): Promise<Omit<ContentPage, 'shop'>> {
  const [row] = await queries.findPage(sql, pageName)
  if (!row) throw new AppError('not_found', 'There is no such page.')
  const { body, changedAt, state, ...page } = row
  if (state === 'template')
    return { ...page, summary: '', html: '', headings: [], changedAt: changedAt.toISOString(), published: false }
  const partAddress = await addressParts(sql, partsIn(body))
  return { ...page, changedAt: changedAt.toISOString(), published: true, ...renderMarkdown(body, partAddress) }
}

/** What can be read: names of pages, and whether there are articles and questions. For menus. */
export async function listPublished(sql: Db) {
  const [pages, [texts]] = await Promise.all([queries.listPublished(sql), queries.hasTexts(sql)])
  return { pages, articles: texts?.articles ?? false, questions: texts?.questions ?? false }
}

const keptPage = ({ changedAt, ...page }: queries.PageRow) => ({ ...page, changedAt: changedAt.toISOString() })

export async function listStaffPages(sql: Db) {
  return { list: (await queries.listPages(sql)).map(keptPage) }
}

/** Pages that could be there and have no text yet. */
export const listUnwritten = (written: ReadonlyArray<{ pageName: string }>) =>
  Object.entries(OPTIONAL_PAGES)
    .filter(([pageName]) => !written.some((page) => page.pageName === pageName))
    .map(([pageName, title]) => ({ pageName, title }))

export async function getStaffPage(sql: Db, pageName: string) {
  const [row] = await queries.findPage(sql, pageName)
  if (row) return keptPage(row)
  const title = OPTIONAL_PAGES[pageName]
  if (title === undefined) throw new AppError('not_found', 'There is no such page.')
  const changedAt = new Date().toISOString()
  return { pageName, title, summary: '', body: '', state: 'template' as const, version: 0, changedAt }
}

export async function savePage(sql: Db, { version, ...page }: PageText & { version: number }) {
  if (pageAddressOf(page.pageName) === undefined)
    throw new AppError('not_found', 'The store has no page with this name.')
  await claimContentPictures(sql, [page.body])
  const [saved] = version === 0 ? await queries.insertNewPage(sql, page) : await queries.updatePage(sql, page, version)
  if (saved) return keptPage(saved)
  throw await whyNotSaved(sql, page.pageName, version)
}

async function whyNotSaved(sql: Db, pageName: string, version: number): Promise<AppError> {
  const [existing] = await queries.findPage(sql, pageName)
  if (!existing) return new AppError('not_found', 'There is no such page.')
  return version === 0
    ? new AppError('changed_meanwhile', `There is already a page at ${pageAddressOf(pageName)}. Nothing was saved.`)
    : new AppError(
        'changed_meanwhile',
        'Someone else has changed this page meanwhile. Nothing was saved: please load it again.',
      )
}

export async function removePage(sql: Db, { pageName, version }: { pageName: string; version: number }) {
  if (!isRemovable(pageName)) throw new AppError('wrong_status', 'Every shop needs this page. It can be changed.')
  const [removed] = await queries.deletePage(sql, pageName, version)
  if (!removed) throw await whyNotSaved(sql, pageName, version)
  return {}
}

export const listFilesInTexts = async (sql: Db): Promise<string[]> =>
  (await queries.listFilesInTexts(sql)).map(({ resourceId }) => resourceId)
