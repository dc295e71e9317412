import { getShop } from '#features/shop/server/shop.service.ts'
import { shopNameOf } from '#features/shop/shop.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { escapeMarkup } from '#shared/escape.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import type { ArticleCard } from '../content.contract.ts'
import { articleAddress } from '../content.rules.ts'
import { listArticles } from './content.service.ts'

const A_QUARTER = 900
const FEED_LENGTH = 20
/** Search engines take 50,000 addresses a file; a blog is smaller. */
const MAX_ARTICLES = 10_000

const xml = (contentType: string, lines: string[]): FileAnswer => ({
  file: {
    contentType: `${contentType}; charset=utf-8`,
    maxAge: A_QUARTER,
    body: ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'),
  },
})

function itemOf(article: ArticleCard, shop: string): string[] {
  const address = shop + articleAddress(article.articleId)
  return [
    '<item>',
    `<title>${escapeMarkup(article.title)}</title>`,
    `<link>${escapeMarkup(address)}</link>`,
    `<guid isPermaLink="true">${escapeMarkup(address)}</guid>`,
    `<category>${escapeMarkup(article.topic.topicName)}</category>`,
    `<description>${escapeMarkup(article.summary)}</description>`,
    `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>`,
    '</item>',
  ]
}

export async function writeFeed(sql: Db, shop: string): Promise<FileAnswer> {
  const [{ settings }, { list }] = await Promise.all([
    getShop(sql),
    listArticles(sql, { keyword: '', pageNumber: 1, pageSize: FEED_LENGTH }),
  ])
  const newest = list
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1)
  return xml('application/rss+xml', [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeMarkup(shopNameOf(settings))} Blogs &amp; Posts</title>`,
    `<link>${escapeMarkup(shop)}/blog</link>`,
    `<atom:link href="${escapeMarkup(shop)}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    '<description>Reading part numbers, choosing parts and buying them.</description>',
    '<language>en</language>',
    ...(newest ? [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`] : []),
    ...list.flatMap((article) => itemOf(article, shop)),
    '</channel>',
    '</rss>',
  ])
}

export async function writeArticleSitemap(sql: Db, shop: string): Promise<FileAnswer> {
  const { list } = await listArticles(sql, { keyword: '', pageNumber: 1, pageSize: MAX_ARTICLES })
  return xml('application/xml', [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...list.map(
      ({ articleId, changedAt }) =>
        `<url><loc>${escapeMarkup(shop + articleAddress(articleId))}</loc><lastmod>${changedAt}</lastmod></url>`,
    ),
    '</urlset>',
  ])
}
