import type { Sql, Tx } from '#server/database/connect.ts'

export const listSources = (sql: Sql) => sql<{ source: string }[]>`select source from content_source`

/** No row when it was loaded before. */
export const insertSource = (sql: Tx, source: string) => sql<{ source: string }[]>`
  insert into content_source (source) values (${source}) on conflict do nothing returning source`

export const insertTopic = (sql: Tx, topicName: string) => sql`
  insert into article_topic (topic_name) values (${topicName}) on conflict do nothing`

export interface NewArticle {
  topicName: string
  title: string
  summary: string
  body: string
  coverPic: string
  parts: string[]
  publishedAt: Date
}

/** New texts have not been changed since. */
export const insertArticle = (sql: Tx, article: NewArticle) => sql<{ articleId: number }[]>`
  insert into article (topic_id, title, summary, body, cover_pic, parts, published_at, changed_at)
  select topic_id, ${article.title}, ${article.summary}, ${article.body}, ${article.coverPic}, ${article.parts}::text[],
    ${article.publishedAt}, ${article.publishedAt}
  from article_topic where topic_name = ${article.topicName}
  returning article_id "articleId"`

export const insertSection = (sql: Tx, position: number, title: string) => sql<{ sectionId: number }[]>`
  insert into faq_section (position, title) values (${position}, ${title}) returning section_id "sectionId"`

export interface NewQuestion {
  sectionId: number
  position: number
  question: string
  answer: string
  changedAt: Date
}

export const insertQuestion = (sql: Tx, question: NewQuestion) => sql`
  insert into faq_question (section_id, position, question, answer, changed_at)
  values (${question.sectionId}, ${question.position}, ${question.question}, ${question.answer}, ${question.changedAt})`

export interface NewPage {
  pageName: string
  title: string
  summary: string
  body: string
  changedAt: Date
  state: 'template' | 'published'
}

/** A page the owner has already written under this name stays as it is. */
export const insertPage = (sql: Tx, page: NewPage) => sql`
  insert into content_page (page_name, title, summary, body, changed_at, state)
  values (${page.pageName}, ${page.title}, ${page.summary}, ${page.body}, ${page.changedAt}, ${page.state})
  on conflict do nothing`

/** A built-in page that was not changed since. */
export const deleteUntouchedTemplate = (sql: Tx, pageName: string) => sql`
  delete from content_page where page_name = ${pageName} and version = 1
    and exists (select from content_source where source = ${`templates/${pageName}.md`})`

/** A hash of the row, to detect later changes. */
export const noteItem = (sql: Tx, source: string, item: string) => sql`
  update content_source set item = ${item}, text_hash = text_hash_of(source, ${item}) where source = ${source}`

export const withdrawDemoTexts = (sql: Sql) => sql`select withdraw_demo_texts()`
