import { type Context, implement } from '#server/api/implement.ts'
import * as contract from '../content.contract.ts'
import * as content from './content.service.ts'
import { writeArticleSitemap, writeFeed } from './feed.service.ts'

/** For absolute URLs in previews and feeds. */
const withShop = async <T extends object>({ publicUrl }: Context, answer: Promise<T>) => ({
  ...(await answer),
  shop: publicUrl,
})

export const contentApi = [
  implement(contract.blog, (context, { limit }) => withShop(context, content.readBlog(context.reads(), limit))),
  implement(contract.blogList, ({ reads }, choice) => content.listArticles(reads(), choice)),
  implement(contract.blogDetail, (context, { articleId }) =>
    withShop(context, content.getArticle(context.reads(), articleId)),
  ),
  implement(contract.blogFeed, ({ reads, publicUrl }) => writeFeed(reads(), publicUrl)),
  implement(contract.articleSitemap, ({ reads, publicUrl }) => writeArticleSitemap(reads(), publicUrl)),
  implement(contract.faq, (context) => withShop(context, content.readFaq(context.reads()))),
  implement(contract.contentPage, (context, { pageName }) =>
    withShop(context, content.getPage(context.reads(), pageName)),
  ),
  implement(contract.publishedTexts, ({ reads }) => content.listPublished(reads())),
]
