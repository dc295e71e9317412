import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { categories, knownPart, parts } from './samples.ts'

const SIDEBAR = '[aria-label="More to find"]'
const goodsList = `${SIDEBAR} [aria-label="Parts you looked at"] a`
const categoryList = `${SIDEBAR} [aria-label="Categories you looked at"] a`

/** A visitor looks at eight parts and eight categories, then at one of each again. */
export const visitorBrowses = journey(async (shop) => {
  const wanted = (await parts(shop)).slice(0, 8)
  const tree = (await categories(shop)).all.slice(0, 8)
  return shop.visit('visitor', async (page) => {
    for (const [place, part] of wanted.entries()) {
      await open(page, `/goods/detail/${part.goodsId}`)
      await open(page, `/category/detail/${tree[place]?.categoryId}`)
    }
    await open(page, `/goods/detail/${wanted[3]?.goodsId}`)
    await open(page, `/category/detail/${tree[3]?.categoryId}`)
    await page.locator(goodsList).first().waitFor()
    const order = [3, 7, 6, 5, 4, 2]
    return {
      goods: await page.locator(goodsList).allInnerTexts(),
      categories: await page.locator(categoryList).allInnerTexts(),
      wantedGoods: order.map((place) => wanted[place]?.goodsModel ?? ''),
      wantedCategories: order.map((place) => tree[place]?.categoryName ?? ''),
      kept: await page.evaluate(() => localStorage.getItem('browsing') ?? ''),
    }
  })
})

/** What the pages ask for when a buyer looks at a part. */
export const buyerBrowses = journey(async (shop) => {
  const { goodsId, goodsModel } = await knownPart(shop)
  return shop.visit('buyer', async (page) => {
    const asked = page.waitForResponse('**/api/goods/browsing/history?**')
    await open(page, `/goods/detail/${goodsId}`)
    const answer = await asked
    const { data } = (await answer.json()) as { data: { category: unknown[]; goods: Array<{ goodsModel: string }> } }
    await page.locator(goodsList).first().waitFor()
    return {
      query: Object.fromEntries(new URL(answer.url()).searchParams),
      fields: Object.keys(data),
      goodsModel,
      answered: data.goods.map((part) => part.goodsModel),
      shown: await page.locator(goodsList).allInnerTexts(),
    }
  })
})

/** The right sidebar of a list. */
export const sidebar = journey((shop) =>
  shop.visit('visitor', async (page) => {
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/home')
    await open(page, '/comList')
    const answer = await asked
    const { data } = (await answer.json()) as { data: { hot: Array<Record<string, unknown>> } }
    const region = (name: string) => page.locator(SIDEBAR).getByRole('region', { name }).getByRole('link')
    await region('Hot Model').first().waitFor()
    return {
      hotQuery: Object.fromEntries(new URL(answer.url()).searchParams),
      hotAnswer: data.hot,
      hot: await region('Hot Model').allInnerTexts(),
      posts: await region('New posts').evaluateAll((links) =>
        links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
      ),
      newsletter: await page.locator(SIDEBAR).getByRole('textbox').count(),
    }
  }),
)

/** The four tabs of the most-search widget of the home page. */
export const mostSearched = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/')
    const tabs: Record<string, Array<[string, string]>> = {}
    for (const name of ['New Products', 'Recommended', 'Hot Recommend', 'Scarcity']) {
      await page.getByRole('tab', { name, exact: true }).click()
      const links = page.getByRole('tabpanel', { name, exact: true }).getByRole('link')
      await links.first().waitFor()
      tabs[name] = await links.evaluateAll((all) =>
        all.map((one) => [one.textContent?.replace(/\s+/g, ' ').trim() ?? '', one.getAttribute('href') ?? '']),
      )
    }
    return tabs
  }),
)
