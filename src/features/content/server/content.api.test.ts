import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { blog, blogDetail, blogList, contentPage, faq } from '../content.contract.ts'
import { loadContent } from './load-content.service.ts'

const world = await createWorld()
const { call } = world.visitor()

async function writeArticle(inputs: { title?: string; body?: string; published?: string; parts?: string[] } = {}) {
  const [row] = await world.sql<{ articleId: number }[]>`
    insert into article (topic_id, title, summary, body, parts, published_at)
    select topic_id, ${inputs.title ?? 'A test'}, 'About a test', ${inputs.body ?? 'Text'}, ${inputs.parts ?? []}::text[],
      ${inputs.published ?? '2020-01-01'}
    from article_topic limit 1
    returning article_id "articleId"`
  if (!row) throw new Error('the article was not written')
  return row.articleId
}

describe('the blog', () => {
  test('[API-SITE-07] names its topics and its newest articles', async () => {
    const { topics, newest } = await call(blog, { limit: 3 })
    expect(newest).toHaveLength(3)
    const { list, totalCount } = await call(blogList, { pageSize: 50 })
    expect(newest.map(({ articleId }) => articleId)).toEqual(list.slice(0, 3).map(({ articleId }) => articleId))
    expect(topics.reduce((sum, topic) => sum + topic.articleCount, 0)).toBe(totalCount)
  })

  test('[API-SITE-08, ENT-19] lists articles a page at a time, the newest first', async () => {
    const whole = await call(blogList, { pageSize: 50 })
    const days = whole.list.map(({ publishedAt }) => publishedAt)
    expect(days).toEqual(days.toSorted().reverse())
    expect(whole.list[0]).toMatchObject({ articleId: expect.any(Number), title: expect.any(String) })
    const second = await call(blogList, { pageNumber: 2, pageSize: 5 })
    expect(second).toEqual({ list: whole.list.slice(5, 10), totalCount: whole.totalCount })
  })

  test('filters them to a topic', async () => {
    const { topics } = await call(blog, {})
    for (const { topicId, articleCount } of topics) {
      const { list, totalCount } = await call(blogList, { topicId, pageSize: 50 })
      expect(totalCount).toBe(articleCount)
      expect(list.every(({ topic }) => topic.topicId === topicId)).toBe(true)
    }
  })

  test.each([
    ['moisture', 'Moisture levels, from bag to oven'],
    ['baking', 'Moisture levels, from bag to oven'], // another form of a word in the text
    ['toler', 'Tolerance letters and what they mean'], // the beginning of a word in the title
    ['"rounding up"', 'Price tiers, minimums and multiples'],
  ])('finds %s', async (keyword, title) => {
    const { list } = await call(blogList, { keyword })
    expect(list[0]?.title).toBe(title)
  })

  test.each(['%', '_', '\u0000', "'; drop table article; --", '(((', 'a & | !', '\\'])(
    'takes %j for text',
    async (keyword) => {
      await expect(call(blogList, { keyword })).resolves.toMatchObject({ list: expect.any(Array) })
    },
  )

  test('a scheduled article is not visible yet', async () => {
    const articleId = await writeArticle({ title: 'Quicksilver news', published: '2999-01-01' })
    await expect(call(blogDetail, { articleId })).rejects.toMatchObject({ reason: 'not_found' })
    expect((await call(blogList, { keyword: 'quicksilver' })).totalCount).toBe(0)
    const newest = await call(blog, {})
    expect(newest.newest.some((article) => article.articleId === articleId)).toBe(false)
  })
})

describe('an article', () => {
  test('[API-SITE-09] comes with safe text, its parts and its neighbours', async () => {
    const goods = await world.goods({ model: 'CONTENT-1+' })
    const articleId = await writeArticle({
      title: 'Between',
      published: '2001-01-01',
      body: '## First\n\n<script>alert(1)</script> <part:content1> and <part:UNKNOWN-9>',
      parts: ['NOT-THERE', 'content-1'],
    })
    const earlier = await writeArticle({ title: 'Before', published: '2000-06-01' })
    const later = await writeArticle({ title: 'After', published: '2001-06-01' })
    const article = await call(blogDetail, { articleId })
    expect(article).toMatchObject({
      headings: [{ id: 'first', text: 'First' }],
      parts: [{ goodsId: goods.id, goodsModel: 'CONTENT-1+' }],
      earlier: { articleId: earlier, title: 'Before' },
      later: { articleId: later, title: 'After' },
      shop: 'https://store.example',
    })
    expect(article.html).not.toContain('<script')
    expect(article.html).toContain(`href="/goods/detail/${goods.id}"`)
    expect(article.html).toContain('href="/comListSearch?goodsModel=UNKNOWN-9&amp;fuzzy=true"')
  })

  test('an unknown one is refused', async () => {
    await expect(call(blogDetail, { articleId: 999_999 })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('has its last change, maintained by the database', async () => {
    const articleId = await writeArticle()
    await world.sql`update article set changed_at = '2020-01-01' where article_id = ${articleId}`
    await world.sql`update article set body = 'Other text' where article_id = ${articleId}`
    const { changedAt } = await call(blogDetail, { articleId })
    expect(changedAt > '2021').toBe(true)
  })
})

describe('the texts that come with the store', () => {
  test('are loaded once: changes and deletions by the owner stay', async () => {
    const { list } = await call(blogList, { keyword: 'tariff', pageSize: 1 })
    const [changed] = list
    if (!changed) throw new Error('no article to change')
    await world.sql`update article set title = 'Mine now' where article_id = ${changed.articleId}`
    await world.sql`delete from article where title like 'Tape, reel%'`
    await Promise.all([loadContent(world.sql), loadContent(world.sql)])
    expect((await call(blogDetail, { articleId: changed.articleId })).title).toBe('Mine now')
    const { list: after } = await call(blogList, { pageSize: 50 })
    expect(after.filter(({ title }) => title.startsWith('Tape, reel'))).toEqual([])
  })

  test('a missing template is loaded, and not shown to buyers', async () => {
    await world.sql`delete from content_source where source like '%/transportation-and-payment.md'`
    await world.sql`delete from content_page where page_name = 'transportation-and-payment'`
    await loadContent(world.sql)
    const page = await call(contentPage, { pageName: 'transportation-and-payment' })
    expect(page).toMatchObject({ title: 'Transportation & payment', published: false, html: '' })
    await world.sql`update content_page set state = 'published' where page_name = 'transportation-and-payment'`
  })

  test('no article names a part the catalogue does not have', async () => {
    const { list } = await call(blogList, { pageSize: 50 })
    const articles = await Promise.all(list.map(({ articleId }) => call(blogDetail, { articleId })))
    const own = articles.filter(({ coverPic }) => coverPic !== '')
    expect(own.length).toBeGreaterThanOrEqual(12)
    for (const { title, html, parts } of own) {
      expect(html, title).not.toContain('/comListSearch')
      expect(parts.length, title).toBeGreaterThan(0)
      expect(html, title).toMatch(/<figure>|<table>/)
    }
  })
})

describe('questions and pages', () => {
  test('sections are counted from 1 and every question has an answer', async () => {
    const { sections, changedAt } = await call(faq, {})
    expect(sections.map(({ index }) => index)).toEqual(sections.map((_, place) => place + 1))
    expect(sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Ordering', 'Payment', 'Shipping', 'Returns and after-sales']),
    )
    for (const { questions } of sections)
      for (const { html } of questions) expect(html.replace(/<[^>]*>/g, '').length).toBeGreaterThan(20)
    expect(Date.parse(changedAt)).toBeGreaterThan(0)
  })

  test('an unknown page is refused', async () => {
    await expect(call(contentPage, { pageName: 'nothing' })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(call(contentPage, { pageName: '../etc' })).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})
