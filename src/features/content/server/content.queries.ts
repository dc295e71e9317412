import type { Db } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import { offsetOf } from '#shared/paging.ts'

export interface ArticleRow {
  articleId: number
  title: string
  summary: string
  coverPic: string
  topicId: number
  topicName: string
  publishedAt: Date
  changedAt: Date
  words: number
}

const columns = (sql: Db) => sql`
  article_id "articleId", title, summary, cover_pic "coverPic", topic_id "topicId", topic_name "topicName",
  published_at "publishedAt", changed_at "changedAt", words`

/** Without drafts and scheduled articles. */
const published = (sql: Db) => sql`state = 'published' and published_at <= now()`

export const listTopics = (sql: Db) => sql<{ topicId: number; topicName: string; articleCount: number }[]>`
  select topic_id "topicId", topic_name "topicName", count(*)::int "articleCount"
  from article join article_topic using (topic_id)
  where ${published(sql)} group by topic_id, topic_name order by topic_id`

export const listNewest = (sql: Db, limit: number) => sql<{ articleId: number; title: string }[]>`
  select article_id "articleId", title from article
  where ${published(sql)} order by published_at desc, article_id desc limit ${limit}`

export interface ArticleChoice {
  keyword: string
  topicId?: number
  pageNumber: number
  pageSize: number
}

/** A hyphen excludes the word after it. Dozens of them before one word are an error in PostgreSQL: only the last counts. */
const wordsOf = (sql: Db, keyword: string) => sql`websearch_to_tsquery('english', ${keyword.replace(/-(?!\w)/g, ' ')})`

/** Whole words anywhere, or the beginning of one in the title: "toler" finds tolerance. */
function matching(sql: Db, { keyword, topicId }: ArticleChoice) {
  return sql`${published(sql)}
    ${topicId === undefined ? sql`` : sql`and topic_id = ${topicId}`}
    ${
      keyword === ''
        ? sql``
        : sql`and (search_words @@ ${wordsOf(sql, keyword)}
            or title ilike ${`%${escapeLike(keyword)}%`})`
    }`
}

export const listArticles = (sql: Db, choice: ArticleChoice) => sql<ArticleRow[]>`
  select ${columns(sql)} from article join article_topic using (topic_id)
  where ${matching(sql, choice)}
  order by ${choice.keyword === '' ? sql`` : sql`ts_rank(search_words, ${wordsOf(sql, choice.keyword)}) desc,`}
    published_at desc, article_id desc
  limit ${choice.pageSize} offset ${offsetOf(choice)}`

export const countArticles = (sql: Db, choice: ArticleChoice) => sql<{ count: number }[]>`
  select count(*)::int from article where ${matching(sql, choice)}`

export const findArticle = (sql: Db, articleId: number) => sql<(ArticleRow & { body: string; parts: string[] })[]>`
  select ${columns(sql)}, body, parts from article join article_topic using (topic_id)
  where article_id = ${articleId} and ${published(sql)}`

/** The one published before and the one after. */
export const listNeighbours = (
  sql: Db,
  { articleId, publishedAt }: Pick<ArticleRow, 'articleId' | 'publishedAt'>,
) => sql<{ articleId: number; title: string; later: boolean }[]>`
  (select article_id "articleId", title, false later from article
    where (published_at, article_id) < (${publishedAt}, ${articleId}) and ${published(sql)}
    order by published_at desc, article_id desc limit 1)
  union all
  (select article_id, title, true from article
    where (published_at, article_id) > (${publishedAt}, ${articleId}) and ${published(sql)}
    order by published_at, article_id limit 1)`

/** One part per model, in their order; of several makers the most popular. */
export const listPartIds = (sql: Db, models: string[]) => sql<{ model: string; goodsId: number }[]>`
  select wanted.model, found.goods_id "goodsId"
  from unnest(${models}::text[]) with ordinality wanted (model, place)
  cross join lateral (
    select goods_id from goods where model_norm = normalise_model(wanted.model) collate "C"
    order by popularity desc, goods_id limit 1
  ) found
  order by wanted.place`

export interface QuestionRow {
  sectionId: number
  sectionTitle: string
  questionId: number
  question: string
  answer: string
  changedAt: Date
}

export const listQuestions = (sql: Db) => sql<QuestionRow[]>`
  select section_id "sectionId", title "sectionTitle", question_id "questionId", question, answer,
    changed_at "changedAt"
  from faq_section s join faq_question q using (section_id)
  order by s.position, section_id, q.position, question_id`

export interface PageRow {
  pageName: string
  title: string
  summary: string
  body: string
  state: 'template' | 'published'
  version: number
  changedAt: Date
}

const pageColumns = (sql: Db) => sql`
  page_name "pageName", title, summary, body, state, version, changed_at "changedAt"`

export const findPage = (sql: Db, pageName: string) => sql<PageRow[]>`
  select ${pageColumns(sql)} from content_page where page_name = ${pageName}`

export const listPages = (sql: Db) => sql<PageRow[]>`select ${pageColumns(sql)} from content_page order by page_name`

/** Which kinds of text there are to be read. */
export const listPublished = (sql: Db) => sql<{ pageName: string; title: string }[]>`
  select page_name "pageName", title from content_page where state = 'published' order by page_name`

export const hasTexts = (sql: Db) => sql<{ articles: boolean; questions: boolean }[]>`
  select exists (select from article where ${published(sql)}) articles, exists (select from faq_question) questions`

type PageText = Omit<PageRow, 'changedAt' | 'version'>

/** No row when the name exists. */
export const insertNewPage = (sql: Db, page: PageText) => sql<PageRow[]>`
  insert into content_page (page_name, title, summary, body, state)
  values (${page.pageName}, ${page.title}, ${page.summary}, ${page.body}, ${page.state})
  on conflict do nothing returning ${pageColumns(sql)}`

/** No row when the version has changed since. */
export const updatePage = (sql: Db, page: PageText, version: number) => sql<PageRow[]>`
  update content_page set title = ${page.title}, summary = ${page.summary}, body = ${page.body}, state = ${page.state},
    version = version + 1
  where page_name = ${page.pageName} and version = ${version} returning ${pageColumns(sql)}`

/** No row when the version has changed since. */
export const deletePage = (sql: Db, pageName: string, version: number) => sql<{ pageName: string }[]>`
  delete from content_page where page_name = ${pageName} and version = ${version} returning page_name "pageName"`

/** Files of the shop that any text shows, drafts included. */
export const listFilesInTexts = (sql: Db) => sql<{ resourceId: string }[]>`
  select distinct (regexp_matches(text, '/api/common/resource/([0-9a-f]{32})', 'g'))[1] "resourceId" from (
    select body text from article union all select cover_pic from article
    union all select answer from faq_question union all select body from content_page) texts`
