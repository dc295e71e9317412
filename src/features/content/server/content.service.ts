import { listGoodsNames } from '#features/catalog/server/catalog.service.ts'
import type { Sql, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { ArticleCard, ArticleDetail, ContentPage, FaqSection } from '../content.contract.ts'
import { readingMinutes } from '../content.rules.ts'
import * as queries from './content.queries.ts'
import { partsIn, renderMarkdown } from './markdown.ts'
import { addressParts } from './part-addresses.ts'

type Db = Sql | Tx

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
  const { body, changedAt, ...page } = row
  const partAddress = await addressParts(sql, partsIn(body))
  return { ...page, changedAt: changedAt.toISOString(), ...renderMarkdown(body, partAddress) }
}
