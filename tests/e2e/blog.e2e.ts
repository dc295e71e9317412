import { describe, expect } from 'vitest'
import { storeUrl, test } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

interface Listed {
  articleId: number
  title: string
}

/** Articles are found by their words, as a visitor would: their numbers may change. */
async function findArticle(keyword: string): Promise<Listed> {
  const answer = await fetch(`${storeUrl()}/api/blog/list?keyword=${encodeURIComponent(keyword)}`)
  const { data } = (await answer.json()) as { data: { list: Listed[] } } // the shape of the contract
  const [first] = data.list
  if (!first) throw new Error(`no article about ${keyword}`)
  return first
}

const cut = (title: string) => (title.length > 40 ? `${title.slice(0, 40).trimEnd()}…` : title)

describe('the list of articles', () => {
  test('[ROUTE-10, CONST-22] is paged, cuts long titles at 40 characters, and can be filtered by topic and word; an empty result is reported', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/blog')
    const titles = page.getByRole('article').getByRole('heading')
    const first = await titles.allTextContents()
    expect(first).toHaveLength(10)
    const long = await findArticle('hygiene')
    expect(long.title.length).toBeGreaterThan(40)
    expect(first).toContain(cut(long.title))
    await page
      .getByRole('link', { name: cut(long.title) })
      .and(page.locator(`[title="${long.title}"]`))
      .waitFor()

    await page.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**/blog?pageNumber=2')
    await expect.poll(() => titles.count()).toBeLessThan(10)
    expect(first).not.toContain(await titles.first().textContent())

    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: /^Part numbers/ })
      .click()
    await page.waitForURL('**/blog?topicId=*')
    await page.getByRole('heading', { name: 'How to read a part number' }).waitFor()
    await page.getByRole('heading', { name: 'Price tiers, minimums and multiples' }).waitFor({ state: 'detached' })

    const search = page.getByRole('search', { name: 'Search articles' })
    await search.getByRole('searchbox').fill('tolerance')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/keyword=tolerance/)
    await page.getByRole('heading', { name: 'Tolerance letters and what they mean' }).waitFor()
    // The field is another one once the result is there.
    await page.getByText('found for “tolerance”').waitFor()

    await search.getByRole('searchbox').fill('xylophone')
    await search.getByRole('searchbox').press('Enter')
    await page.getByRole('heading', { name: 'No article here' }).waitFor()
    await checkAccessibility()
    await page.getByRole('link', { name: 'All articles' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(10)
  })

  test('[ROUTE-10] a page beyond the last one leads back to the first', async () => {
    const { texts, attributes } = await readPage('/blog?pageNumber=99')
    expect(await texts('main h2')).toEqual(['This page is beyond the end of the list'])
    expect((await texts('main')).join()).not.toContain('Page 99 of')
    expect(await texts('main a[href="/blog"].button')).toEqual(['Go to the first page'])
    expect(await attributes('main article', 'class')).toEqual([])
  })

  test('can be searched without JavaScript', async ({ plain }) => {
    const { page, open } = plain
    await open('/blog')
    const search = page.getByRole('search', { name: 'Search articles' })
    await search.getByRole('searchbox').fill('moisture')
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { name: 'Moisture levels, from bag to oven' }).waitFor()
  })
})

describe('an article', () => {
  test('[ROUTE-12] has its own address, with its drawings and links to its parts; is printed without header and footer', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const { articleId } = await findArticle('how to read a part number')
    await open(`/blog/detail/${articleId}`)
    await page.getByRole('heading', { level: 1, name: 'How to read a part number' }).waitFor()
    // Published and changed on one day: said once.
    expect(await page.getByRole('article').locator('header time').count()).toBe(1)
    const drawing = page.getByRole('figure').getByRole('img')
    await drawing.scrollIntoViewIfNeeded()
    expect(await drawing.getAttribute('alt')).toContain('RC0603FR-0710KL')
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const gone of ['Toolbar', 'About this article'])
      expect(await page.getByRole('complementary', { name: gone, includeHidden: true }).isVisible(), gone).toBe(false)
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await page
      .getByRole('region', { name: 'Parts in this article' })
      .getByRole('link', { name: /LM358DR/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'LM358DR' }).waitFor()
  })

  test('[ROUTE-11] the short address redirects to it', async () => {
    const { articleId } = await findArticle('moisture')
    const { address, texts } = await readPage(`/blogDetail?articleId=${articleId}`)
    expect(address).toBe(`/blog/detail/${articleId}`)
    expect(await texts('h1')).toEqual(['Moisture levels, from bag to oven'])
  })

  test('has metadata for search engines and previews', async () => {
    const { articleId, title } = await findArticle('date codes')
    const { texts, attributes } = await readPage(`/blog/detail/${articleId}`)
    const content = (property: string) => attributes(`meta[property="${property}"]`, 'content')
    expect(await texts('title')).toEqual([`${title} | Ohmstead`])
    expect(await attributes('link[rel=canonical]', 'href')).toEqual([`/blog/detail/${articleId}`])
    expect(await content('og:type')).toEqual(['article'])
    expect(await content('og:url')).toEqual([
      expect.stringMatching(new RegExp(`^https?://.+/blog/detail/${articleId}$`)),
    ])
    const [data] = await texts('script[type="application/ld+json"]')
    const graph = JSON.parse(data ?? '')['@graph']
    expect(graph.map((one: { '@type': string }) => one['@type'])).toEqual(['TechArticle', 'BreadcrumbList'])
    expect(graph[0].headline).toBe(title)
  })

  test('an unknown one is the not-found page', async () => {
    const { texts } = await readPage('/blog/detail/999999', 404)
    expect(await texts('h1')).toEqual(['This page could not be found'])
  })
})

test('[COMP-13] the newest articles are listed beside the parts', async ({ desktop }) => {
  const { page, open } = desktop
  await open('/comList')
  const posts = page.getByRole('region', { name: 'New posts' }).getByRole('link')
  expect(await posts.count()).toBe(5)
  const title = await posts.first().textContent()
  await posts.first().click()
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
})
