import type { Db, Tx } from '#server/database/connect.ts'

export interface StaffArticleRow {
  articleId: number
  version: number
  changedAt: Date
  title: string
  topicName: string
  state: 'draft' | 'published'
  publishedAt: Date
}

const columns = (sql: Db) => sql`
  article_id "articleId", article.version, changed_at "changedAt", title, topic_name "topicName", article.state, published_at "publishedAt"`

export const listAllArticles = (sql: Db, limit: number, offset: number) => sql<StaffArticleRow[]>`
  select ${columns(sql)} from article join article_topic using (topic_id)
  order by published_at desc, article_id desc limit ${limit} offset ${offset}`

export async function countAllArticles(sql: Db): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from article`
  return row?.count ?? 0
}

export const listTopicNames = (sql: Db) => sql<{ name: string }[]>`
  select topic_name name from article_topic order by topic_name`

interface ArticleTexts {
  summary: string
  body: string
  coverPic: string
  parts: string[]
}

export const findAnyArticle = (sql: Db, articleId: number) => sql<(StaffArticleRow & ArticleTexts)[]>`
  select ${columns(sql)}, summary, body, cover_pic "coverPic", parts
  from article join article_topic using (topic_id) where article_id = ${articleId}`

export interface ArticleInput extends ArticleTexts {
  title: string
  topicName: string
  state: 'draft' | 'published'
  publishedAt: string
}

export async function findOrCreateTopic(tx: Tx, name: string): Promise<number> {
  await tx`insert into article_topic (topic_name) values (${name}) on conflict do nothing`
  const [row] = await tx<{ id: number }[]>`select topic_id id from article_topic where topic_name = ${name}`
  if (!row) throw new Error('the topic was not created')
  return row.id
}

export const insertArticle = (tx: Tx, topicId: number, article: ArticleInput) => tx<{ articleId: number }[]>`
  insert into article (topic_id, title, summary, body, cover_pic, parts, state, published_at)
  values (${topicId}, ${article.title}, ${article.summary}, ${article.body}, ${article.coverPic}, ${article.parts}::text[],
    ${article.state}, ${article.publishedAt}::timestamptz)
  returning article_id "articleId"`

/** No row when the version has changed since. */
export const updateArticle = (
  tx: Tx,
  key: { articleId: number; version: number },
  topicId: number,
  article: ArticleInput,
) => tx<{ articleId: number }[]>`
  update article set topic_id = ${topicId}, title = ${article.title}, summary = ${article.summary}, body = ${article.body},
    cover_pic = ${article.coverPic}, parts = ${article.parts}::text[], state = ${article.state},
    published_at = ${article.publishedAt}::timestamptz, version = version + 1
  where article_id = ${key.articleId} and version = ${key.version} returning article_id "articleId"`

export const deleteArticle = (tx: Tx, { articleId, version }: { articleId: number; version: number }) => tx<
  { articleId: number }[]
>`
  delete from article where article_id = ${articleId} and version = ${version} returning article_id "articleId"`

export const deleteEmptyTopics = (tx: Tx) => tx`
  delete from article_topic where not exists (select from article where article.topic_id = article_topic.topic_id)`

export interface StaffQuestionRow {
  sectionId: number
  title: string
  questionId: number
  question: string
  answer: string
  version: number
}

export const listAllQuestions = (sql: Db) => sql<StaffQuestionRow[]>`
  select section_id "sectionId", title, question_id "questionId", question, answer, q.version
  from faq_section s join faq_question q using (section_id) order by s.position, section_id, q.position, question_id`

export async function findOrCreateSection(tx: Tx, title: string): Promise<number> {
  const [known] = await tx<{ id: number }[]>`
    select section_id id from faq_section where lower(title) = lower(${title}) order by position limit 1`
  if (known) return known.id
  const [row] = await tx<{ id: number }[]>`
    insert into faq_section (position, title) select coalesce(max(position), 0) + 1, ${title} from faq_section returning section_id id`
  if (!row) throw new Error('the section was not created')
  return row.id
}

interface QuestionInput {
  question: string
  answer: string
}

export const insertQuestion = (tx: Tx, sectionId: number, { question, answer }: QuestionInput) => tx<
  { questionId: number }[]
>`
  insert into faq_question (section_id, position, question, answer)
  select ${sectionId}, coalesce(max(position), 0) + 1, ${question}, ${answer} from faq_question where section_id = ${sectionId}
  returning question_id "questionId"`

export const updateQuestion = (
  tx: Tx,
  key: { questionId: number; version: number },
  sectionId: number,
  { question, answer }: QuestionInput,
) => tx<{ questionId: number }[]>`
  update faq_question set section_id = ${sectionId}, question = ${question}, answer = ${answer}, version = version + 1
  where question_id = ${key.questionId} and version = ${key.version} returning question_id "questionId"`

export const deleteQuestion = (tx: Tx, { questionId, version }: { questionId: number; version: number }) => tx<
  { questionId: number }[]
>`
  delete from faq_question where question_id = ${questionId} and version = ${version} returning question_id "questionId"`

export const deleteEmptySections = (tx: Tx) => tx`
  delete from faq_section where not exists (select from faq_question where faq_question.section_id = faq_section.section_id)`
