import { z } from 'zod'
import { PICTURE_PATH } from '#shared/addresses/shown-picture.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const PageName = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Please use small letters, digits and hyphens.')

/** A page as staff edit it. A template is a text to start from that buyers do not see. */
export const PageText = z.object({
  pageName: PageName,
  title: Line(200, 'A title').min(1, 'Please enter a title.'),
  summary: Line(500, 'A summary').min(1, 'Please enter a summary.'),
  /** Markdown. */
  body: Lines(100_000, 'A text'),
  state: z.enum(['template', 'published']),
})
export type PageText = z.infer<typeof PageText>

const Kept = { version: z.int(), changedAt: z.iso.datetime() }

export const staffPages = endpoint({
  method: 'GET',
  path: '/api/staff/content/pages',
  access: 'staff',
  summary: 'All pages of the shop, including templates and pages without a text',
  input: z.object({}),
  output: z.object({
    list: z.array(PageText.omit({ body: true }).extend(Kept)),
    /** They have an address, and are not found until the owner writes a text. */
    unwritten: z.array(PageText.pick({ pageName: true, title: true })),
  }),
})

export const staffPage = endpoint({
  method: 'GET',
  path: '/api/staff/content/page',
  access: 'staff',
  summary: 'One page as Markdown, with its version',
  input: z.object({ pageName: PageName }),
  /** Version 0 and empty: a page without a text. */
  output: PageText.extend({ ...Kept, summary: z.string() }),
})

export const savePage = endpoint({
  method: 'POST',
  path: '/api/staff/content/page/save',
  access: 'staff',
  summary: 'Write or publish a page; refused when the version is not the newest (350001)',
  /** 0: a page that is not there yet. */
  input: PageText.extend({ version: Version }),
  output: PageText.extend(Kept),
})

export const removePage = endpoint({
  method: 'POST',
  path: '/api/staff/content/page/remove',
  access: 'staff',
  summary: 'Delete the text of a page that a shop can do without; policies stay',
  input: z.object({ pageName: PageName, version: Version }),
  output: z.object({}),
})

export const previewText = endpoint({
  method: 'POST',
  path: '/api/staff/content/preview',
  access: 'staff',
  changesNothing: true,
  summary: 'Markdown as it would be shown, as safe HTML',
  input: z.object({ body: Lines(100_000, 'A text') }),
  output: z.object({ html: z.string() }),
})

export const ARTICLE_STATES = ['draft', 'published'] as const

const articleFields = {
  title: Line(200, 'A title').min(1, 'Please enter a title.'),
  summary: Line(500, 'A summary').min(1, 'Please enter a summary.'),
  topicName: Line(60, 'A topic').min(1, 'Please enter a topic.'),
  /** Markdown. */
  body: Lines(100_000, 'A text'),
  coverPic: Line(300, 'A picture').regex(
    PICTURE_PATH,
    'Please enter a path of this store, such as /content/reel.svg. It begins with a single /.',
  ),
  /** Part numbers that belong to it; those in the catalogue are shown. */
  parts: z.array(Line(200, 'A part number').min(1)).max(30),
  state: z.enum(ARTICLE_STATES),
  /** Shown from then on. */
  publishedAt: z.iso.datetime('Please enter when it is published.'),
}

const articleKept = { articleId: Id, version: z.int(), changedAt: z.iso.datetime() }

const ArticleRow = z.object({
  ...articleKept,
  title: z.string(),
  topicName: z.string(),
  state: z.enum(ARTICLE_STATES),
  publishedAt: z.iso.datetime(),
})
export type ArticleRow = z.infer<typeof ArticleRow>

export const staffArticles = endpoint({
  method: 'GET',
  path: '/api/staff/content/articles',
  access: 'staff',
  summary: 'All articles including drafts and scheduled ones, newest first',
  input: z.object(pagingFields(25)),
  output: paged(ArticleRow).extend({ topics: z.array(z.string()) }),
})

export const ArticleText = z.object({ ...articleKept, ...articleFields })
export type ArticleText = z.infer<typeof ArticleText>

export const staffArticle = endpoint({
  method: 'GET',
  path: '/api/staff/content/article',
  access: 'staff',
  summary: 'One article as Markdown, with its version',
  input: z.object({ articleId: Id }),
  output: ArticleText,
})

export const saveArticle = endpoint({
  method: 'POST',
  path: '/api/staff/content/article/save',
  access: 'staff',
  summary: 'Write, schedule or publish an article; refused when the version is not the newest (350001)',
  /** Without an id it is a new one. */
  input: z.object({ articleId: Id.optional(), version: Version, ...articleFields }),
  output: z.object({ articleId: Id }),
})

export const removeArticle = endpoint({
  method: 'POST',
  path: '/api/staff/content/article/remove',
  access: 'staff',
  summary: 'Delete an article',
  input: z.object({ articleId: Id, version: Version }),
  output: z.object({}),
})

const StaffQuestion = z.object({ questionId: Id, question: z.string(), answer: z.string(), version: z.int() })
export type StaffQuestion = z.infer<typeof StaffQuestion>

const StaffSection = z.object({ sectionId: Id, title: z.string(), questions: z.array(StaffQuestion) })
export type StaffFaqSection = z.infer<typeof StaffSection>

export const staffFaq = endpoint({
  method: 'GET',
  path: '/api/staff/content/faq',
  access: 'staff',
  summary: 'Questions and answers as Markdown, by section',
  input: z.object({}),
  output: z.object({ sections: z.array(StaffSection) }),
})

export const saveQuestion = endpoint({
  method: 'POST',
  path: '/api/staff/content/faq/save',
  access: 'staff',
  summary: 'Write a question with its answer; a new section is added',
  input: z.object({
    questionId: Id.optional(),
    version: Version,
    sectionTitle: Line(100, 'A section').min(1, 'Please enter a section.'),
    question: Line(300, 'A question').min(1, 'Please enter a question.'),
    answer: Lines(20_000, 'An answer').min(1, 'Please enter an answer.'),
  }),
  output: z.object({ questionId: Id }),
})

export const removeQuestion = endpoint({
  method: 'POST',
  path: '/api/staff/content/faq/remove',
  access: 'staff',
  summary: 'Delete a question; a section without questions is removed',
  input: z.object({ questionId: Id, version: Version }),
  output: z.object({}),
})
