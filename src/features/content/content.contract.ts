import { z } from 'zod'
import { GoodsName } from '#features/catalog/catalog.contract.ts'
import { ShownPicture } from '#shared/addresses/shown-picture.ts'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'

/** Any text is accepted: control characters become spaces, long texts are cut. */
const SearchText = z.string().transform((text) => [...text.replace(/\p{Cc}+/gu, ' ')].slice(0, 100).join('').trim())

export const Article = z.object({ articleId: Id, title: z.string() })
export type Article = z.infer<typeof Article>

export const Topic = z.object({ topicId: Id, topicName: z.string() })
export type Topic = z.infer<typeof Topic>

export const ArticleCard = Article.extend({
  summary: z.string(),
  coverPic: ShownPicture,
  topic: Topic,
  publishedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  minutes: z.int(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** The store's own address, for links that leave it. */
const shop = z.string()

/** The places inside a text that can be jumped to. */
export const Heading = z.object({ id: z.string(), text: z.string() })
export type Heading = z.infer<typeof Heading>

/** Markdown as the server has rendered it: safe to put on a page as it is. */
export const Rendered = z.object({ html: z.string(), headings: z.array(Heading) })
export type Rendered = z.infer<typeof Rendered>

export const ArticleDetail = ArticleCard.extend(Rendered.shape).extend({
  /** Parts of the catalogue the article is about. */
  parts: z.array(GoodsName),
  earlier: Article.nullable(),
  later: Article.nullable(),
  shop,
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

export const blog = endpoint({
  method: 'GET',
  path: '/api/blog',
  access: 'public',
  summary: 'The topics of the blog, and its newest articles',
  input: z.object({ limit: z.int().min(1).max(20).default(5) }),
  output: z.object({ topics: z.array(Topic.extend({ articleCount: z.int() })), newest: z.array(Article), shop }),
  cacheSeconds: 60,
})

export const blogList = endpoint({
  method: 'GET',
  path: '/api/blog/list',
  access: 'public',
  summary: 'Articles, the newest first; with a keyword, the best match first',
  input: z.object({ keyword: SearchText.default(''), topicId: Id.optional(), ...pagingFields(10, 50) }),
  output: paged(ArticleCard),
})

export const blogDetail = endpoint({
  method: 'GET',
  path: '/api/blog/detail',
  access: 'public',
  summary: 'One article with its text as safe HTML and the parts it is about',
  input: z.object({ articleId: Id }),
  output: ArticleDetail,
  cacheSeconds: 60,
})

export const blogFeed = endpoint({
  method: 'GET',
  path: '/blog/feed.xml',
  access: 'public',
  summary: 'The newest articles as an RSS feed',
  input: z.object({}),
  output: FileOutput,
})

export const articleSitemap = endpoint({
  method: 'GET',
  path: '/sitemap/articles.xml',
  access: 'public',
  summary: 'Every article, for search engines',
  input: z.object({}),
  output: FileOutput,
})

export const Question = z.object({ questionId: Id, question: z.string(), html: z.string() })
export type Question = z.infer<typeof Question>

export const FaqSection = z.object({
  /** Counted from 1, as the address of the page names it. */
  index: z.int(),
  title: z.string(),
  questions: z.array(Question),
})
export type FaqSection = z.infer<typeof FaqSection>

export const faq = endpoint({
  method: 'GET',
  path: '/api/faq',
  access: 'public',
  summary: 'Frequently asked questions by section, with answers as safe HTML',
  input: z.object({}),
  output: z.object({ sections: z.array(FaqSection), changedAt: z.iso.datetime(), shop }),
  cacheSeconds: 60,
})

export const ContentPage = z.object({
  pageName: z.string(),
  title: z.string(),
  summary: z.string(),
  changedAt: z.iso.datetime(),
  /** False: the shop has not published it yet, and there is no text. */
  published: z.boolean(),
  shop,
  ...Rendered.shape,
})
export type ContentPage = z.infer<typeof ContentPage>

export const contentPage = endpoint({
  method: 'GET',
  path: '/api/content/page',
  access: 'public',
  summary: 'One page of the shop, such as transportation and payment, as safe HTML',
  input: z.object({ pageName: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
  output: ContentPage,
  cacheSeconds: 60,
})

export const publishedTexts = endpoint({
  method: 'GET',
  path: '/api/content/published',
  access: 'public',
  summary: 'Which pages the shop has published, and whether it has articles and questions',
  input: z.object({}),
  output: z.object({
    pages: z.array(z.object({ pageName: z.string(), title: z.string() })),
    articles: z.boolean(),
    questions: z.boolean(),
  }),
  cacheSeconds: 60,
})
