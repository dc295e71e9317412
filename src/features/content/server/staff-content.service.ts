import { claimContentPictures } from '#features/resource/server/resource.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { partsIn, renderMarkdown } from './markdown.ts'
import { addressParts } from './part-addresses.service.ts'
import * as queries from './staff-content.queries.ts'

/** As the store would show it. */
export async function previewText(sql: Db, body: string) {
  const { html } = renderMarkdown(body, await addressParts(sql, partsIn(body)))
  return { html }
}

const datesOf = <T extends queries.StaffArticleRow>(row: T) => ({
  ...row,
  changedAt: row.changedAt.toISOString(),
  publishedAt: row.publishedAt.toISOString(),
})

export async function listStaffArticles(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const [rows, totalCount, topics] = await Promise.all([
    queries.listAllArticles(sql, page.pageSize, offsetOf(page)),
    queries.countAllArticles(sql),
    queries.listTopicNames(sql),
  ])
  return { list: rows.map(datesOf), totalCount, topics: topics.map(({ name }) => name) }
}

export async function getStaffArticle(sql: Db, articleId: number) {
  const [row] = await queries.findAnyArticle(sql, articleId)
  if (!row) throw new AppError('not_found', 'There is no such article.')
  return datesOf(row)
}

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'Someone else has changed or removed this text meanwhile. Nothing was saved.')

export function saveArticle(
  sql: Db,
  { articleId, version, ...article }: queries.ArticleInput & { articleId?: number | undefined; version: number },
) {
  return inTransaction(sql, async (tx) => {
    await claimContentPictures(tx, [article.body, article.coverPic])
    const topicId = await queries.findOrCreateTopic(tx, article.topicName)
    const [saved] =
      articleId === undefined
        ? await queries.insertArticle(tx, topicId, article)
        : await queries.updateArticle(tx, { articleId, version }, topicId, article)
    if (!saved) throw changedMeanwhile()
    await queries.deleteEmptyTopics(tx)
    return saved
  })
}

export function removeArticle(sql: Db, key: { articleId: number; version: number }) {
  return inTransaction(sql, async (tx) => {
    const [removed] = await queries.deleteArticle(tx, key)
    if (!removed) throw changedMeanwhile()
    await queries.deleteEmptyTopics(tx)
    return {}
  })
}

export async function readStaffFaq(sql: Db) {
  const rows = await queries.listAllQuestions(sql)
  const sections = [...Map.groupBy(rows, ({ sectionId }) => sectionId)].map(([sectionId, questions]) => ({
    sectionId,
    title: questions[0]?.title ?? '',
    questions,
  }))
  return { sections }
}

interface QuestionInput {
  questionId?: number | undefined
  version: number
  sectionTitle: string
  question: string
  answer: string
}

export function saveQuestion(sql: Db, { questionId, version, sectionTitle, ...texts }: QuestionInput) {
  return inTransaction(sql, async (tx) => {
    await claimContentPictures(tx, [texts.answer])
    const sectionId = await queries.findOrCreateSection(tx, sectionTitle)
    const [saved] =
      questionId === undefined
        ? await queries.insertQuestion(tx, sectionId, texts)
        : await queries.updateQuestion(tx, { questionId, version }, sectionId, texts)
    if (!saved) throw changedMeanwhile()
    await queries.deleteEmptySections(tx)
    return saved
  })
}

export function removeQuestion(sql: Db, key: { questionId: number; version: number }) {
  return inTransaction(sql, async (tx) => {
    const [removed] = await queries.deleteQuestion(tx, key)
    if (!removed) throw changedMeanwhile()
    await queries.deleteEmptySections(tx)
    return {}
  })
}
