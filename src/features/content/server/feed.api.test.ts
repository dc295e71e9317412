import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const app = await world.http()

test('the feed has the newest articles with absolute URLs', async () => {
  const answer = await app.inject('/blog/feed.xml')
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const [newest] = await world.sql<{ articleId: number }[]>`
    select article_id "articleId" from article where published_at <= now() order by published_at desc, article_id desc limit 1`
  const [first] = /<item>[\s\S]*?<\/item>/.exec(answer.body) ?? []
  expect(first).toContain(`<link>https://store.example/blog/detail/${newest?.articleId}</link>`)
  expect(first).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT<\/pubDate>/)
})

test('texts are escaped in the feed', async () => {
  await world.sql`
    insert into article (topic_id, title, summary, body)
    select topic_id, '</title> & <b> ]]>', '"quoted"', 'x' from article_topic limit 1`
  const { body } = await app.inject('/blog/feed.xml')
  expect(body).toContain('<title>&#60;/title&#62; &#38; &#60;b&#62; ]]&#62;</title>')
})

test('search engines find every article through the sitemap index', async () => {
  const index = (await app.inject('/sitemap.xml')).body
  expect(index).toContain('<loc>https://store.example/sitemap/articles.xml</loc>')
  const { body } = await app.inject('/sitemap/articles.xml')
  const [row] = await world.sql<{ count: number }[]>`select count(*)::int from article where published_at <= now()`
  expect(body.match(/<url>/g)).toHaveLength(row?.count ?? 0)
})
