import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { findViolations, test } from '../support/visitor.ts'
import { isUnused } from '../support/windows/kept-window.ts'
import { watchShifts } from '../support/windows/new-window.ts'
import { readPage } from '../support/windows/served-page.ts'

/** Pages that look different on a desktop; forms and lists of links are looked at by the crawler. */
const PAGES = [
  '/',
  '/comListSearch?goodsModel=RC0603&fuzzy=true',
  '/comListSearch?goodsModel=NOSUCHPART99&fuzzy=true',
  '/design',
]
/** The others are opened on a smaller one by the crawler. */
const ON_A_PHONE = PAGES.filter((path) => path === '/design' || path.includes('NOSUCHPART'))

describe('open the store, search a part number, read its page', () => {
  test('[ROUTE-01, ROUTE-27, ROUTE-28, ROUTE-29, ROUTE-42] with a script', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/')
    await page.getByRole('combobox', { name: 'Part number' }).fill('stm32f103 c8t6')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL('**/comListSearch?**')
    await page.getByRole('link', { name: 'STM32F103C8T6', exact: true }).first().click()
    await page.waitForURL('**/goods/detail/*')
    await page.getByRole('heading', { level: 1, name: /STM32F103C8T6/ }).waitFor()
    await page.getByText('64 KB').first().waitFor()
    const picture = page.locator('main img').first()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    const sheet = await page
      .getByRole('link', { name: /data ?sheet/i })
      .first()
      .getAttribute('href')
    expect((await page.request.get(sheet ?? '')).headers()['content-type']).toBe('application/pdf')
  })

  test('a page of twenty parts is at most 130 kB, with or without the filters of a category', async ({ desktop }) => {
    const sizeOf = async (path: string) => (await (await desktop.page.request.get(path)).body()).length
    const { data } = await (await desktop.page.request.get('/api/category/search?categoryName=Thick%20Film')).json()
    expect(await sizeOf('/comListSearch?goodsModel=RC0603&fuzzy=true')).toBeLessThan(130_000)
    for (const words of ['mosfet', 'microcontroller', 'power+inductor', 'diode', 'voltage+regulator'])
      expect(await sizeOf(`/comListSearch?goodsModel=${words}&fuzzy=true`), words).toBeLessThan(130_000)
    expect(await sizeOf(`/category/detail/${data.list[0].child[0].child[0].categoryId}`)).toBeLessThan(150_000)
  })

  test('the home page is interactive after at most 130 kB of script', async ({ desktop }) => {
    const { request } = desktop.page
    // What the page itself requests. Parts that are loaded after hydration are not waited for.
    const scripts = new Set((await (await request.get('/')).text()).match(/\/assets\/[\w.-]+\.js/g))
    const sizes = await Promise.all(
      [...scripts].map(async (script) => gzipSync(await (await request.get(script)).body(), { level: 9 }).length),
    )
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000)
  })

  test('without a script', async ({ plain }) => {
    const { page, open } = plain
    await open('/')
    await page.locator('input[name=goodsModel]').fill('STM32F103C8T6')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL('**/comListSearch?goodsModel=STM32F103C8T6&fuzzy=true')
    await page.getByRole('link', { name: 'STM32F103C8T6', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /STM32F103C8T6/ }).waitFor()
    await page.getByText('64 KB').first().waitFor()
  })

  test('[ROUTE-41] the short address redirects to the long one', async () => {
    expect((await readPage('/goodsDetail?goodsId=1')).address).toBe('/goods/detail/1')
  })
})

describe('every page', () => {
  test('is accessible and fits a phone', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    for (const path of ON_A_PHONE) {
      await (isUnused(page) ? open(path) : follow(path))
      await checkAccessibility()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
  })

  test('is accessible on a desktop', { timeout: 600_000 }, async ({ desktop }) => {
    const { page, open, follow } = desktop
    await open('/')
    for (const path of PAGES) {
      await follow(path)
      await page.waitForURL(`**${path}`)
      const violations = await findViolations(page, { frame: path === '/', atRest: true })
      expect(violations, path).toEqual([])
    }
    // Nothing is painted, and the check sees colours all the same.
    await page.evaluate(() => {
      const pale = Object.assign(document.createElement('p'), { textContent: 'Pale words' })
      Object.assign(pale.style, { color: '#ddd', backgroundColor: '#fff' })
      document.querySelector('main')?.append(pale)
    })
    expect((await findViolations(page, { atRest: true })).map(({ id }) => id)).toEqual(['color-contrast'])
  })

  test('no layout shift while the home page hydrates, and no style sheet that comes later', async ({ desktop }) => {
    const { page, open } = desktop
    const shifted = await watchShifts(page)
    await open('/')
    await page.getByRole('region', { name: 'Cookie consent' }).waitFor()
    expect(await shifted()).toBeLessThan(0.02)
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1)
  })

  // Empty and short pages, and a redirect to the login: nothing of what is in sight moves.
  test('no layout shift on pages with little to show', async ({ phone }) => {
    const { page, open } = phone
    const shifted = await watchShifts(page)
    for (const [path, heading] of [
      ['/bomResult', 'No BOM here yet'],
      ['/shoppingTrolley?type=1', 'Log in'],
    ] as const) {
      await open(path)
      await page.getByRole('heading', { name: heading }).waitFor()
      expect(await shifted(), path).toBeLessThan(0.02)
    }
  })
})
