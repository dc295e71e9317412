import { type Context, implement } from '#server/api/implement.ts'
import * as contract from '../content.contract.ts'
import * as content from './content.service.ts'
import { writeArticleSitemap, writeFeed } from './feed.ts'

/** Pages name their own whole address to whoever links to them from outside. */
const withShop = async <T extends object>({ publicUrl }: Context, answer: Promise<T>) => ({
  ...(await answer),
  shop: publicUrl,
})

export const contentApi = [
  implement(contract.blog, (context, { limit }) => withShop(context, content.readBlog(context.sql, limit))),
  implement(contract.blogList, ({ sql }, choice) => content.listArticles(sql, choice)),
  implement(contract.blogDetail, (context, { articleId }) =>
    withShop(context, content.getArticle(context.sql, articleId)),
  ),
  implement(contract.blogFeed, ({ sql, publicUrl }) => writeFeed(sql, publicUrl)),
  implement(contract.articleSitemap, ({ sql, publicUrl }) => writeArticleSitemap(sql, publicUrl)),
  implement(contract.faq, (context) => withShop(context, content.readFaq(context.sql))),
  implement(contract.contentPage, (context, { pageName }) => withShop(context, content.getPage(context.sql, pageName))),
  implement(contract.publishedTexts, ({ sql }) => content.listPublished(sql)),
]
