import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open, ready } from '../shop.ts'

export const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox')
export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

export async function search(page: Page, text: string) {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
}

export interface HistoryEntry {
  value: string
  code: unknown
  number: number
}

export const readHistory = async (page: Page, key = 'ReverseSort'): Promise<HistoryEntry[]> =>
  JSON.parse((await stored(page, key)) ?? '[]')

/** A visitor searches one number twice and another once. */
export const threeSearches = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/')
    const after: HistoryEntry[][] = []
    for (const term of ['STM32F103', 'LM358', 'LM358']) {
      await search(page, term)
      await page.waitForURL(`**/comListSearch?goodsModel=${term}&fuzzy=true`)
      await page.getByRole('main').locator('a[href^="/goods/detail/"]').first().waitFor()
      after.push(await readHistory(page))
    }
    const other = await readHistory(page, 'srcOrderNo')
    await open(page, '/privacy')
    await searchBox(page).click()
    await suggestions(page).getByRole('option').first().waitFor()
    await suggestions(page)
      .getByText(/hot recommend/i)
      .waitFor()
    const panel = await suggestions(page).innerText()
    const options = await suggestions(page).getByRole('option').allInnerTexts()
    await page.getByRole('button', { name: 'Clear search history' }).click()
    await page.waitForTimeout(300)
    return {
      after,
      other,
      panel,
      options,
      cleared: await readHistory(page),
      panelAfter: await suggestions(page).innerText(),
    }
  }),
)

/** The panel of somebody with 25 entries in the history. */
export const longHistory = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    await page.evaluate(() => {
      const entries = Array.from({ length: 25 }, (_, place) => ({
        value: `OLDPART${place}`,
        code: `OLDPART${place}`,
        number: 25 - place,
      }))
      for (const key of ['ReverseSort', 'srcOrderNo']) localStorage.setItem(key, JSON.stringify(entries))
    })
    await open(page, '/privacy')
    await searchBox(page).click()
    await suggestions(page).getByRole('option').first().waitFor()
    const options = await suggestions(page).getByRole('option').allInnerTexts()
    return options.filter((option) => option.includes('OLDPART')).map((option) => option.replace(/\s+/g, ' ').trim())
  }),
)

export const registerPrompt = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('link', { name: 'Register now' }) })

const promptIsShown = (page: Page, patience = 4000) =>
  registerPrompt(page)
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    )

/** Parts of the searched number that can be seen on the page. */
async function visibleResults(page: Page, number: RegExp): Promise<number> {
  const links = page.getByRole('main').locator('a[href^="/goods/detail/"]').filter({ hasText: number })
  const seen = await Promise.all((await links.all()).map((link) => link.isVisible()))
  return seen.filter(Boolean).length
}

const FIVE = ['LM358', 'LM324', 'BAT54', 'BSS138', 'AMS1117']

/** Six searches with the search box. */
export const sixSearches = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/')
    let promptBefore = false
    for (const term of FIVE) {
      await search(page, term)
      await page.waitForURL(`**goodsModel=${term}&**`)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      promptBefore ||= await registerPrompt(page).isVisible()
    }
    const counted = { times: await stored(page, 'times'), date: await stored(page, 'date') }
    const today = await page.evaluate(() => String(new Date().getDate()))
    await search(page, 'TL431')
    const prompted = await promptIsShown(page)
    const text = prompted ? await registerPrompt(page).innerText() : ''
    const results = await visibleResults(page, /TL431/)
    const href = prompted
      ? await registerPrompt(page).getByRole('link', { name: 'Register now' }).getAttribute('href')
      : ''
    return { promptBefore, counted, today, prompted, text, results, href }
  }),
)

/** The search after five, begun in another way; what is seen then, after "Not now" and after a reload. */
export const searchAfterFive = (how: 'by address' | 'by a link of the home page') =>
  journey((shop) =>
    shop.visit('visitor', async (page) => {
      await open(page, '/privacy')
      await page.evaluate(() => {
        localStorage.setItem('times', '5')
        localStorage.setItem('date', String(new Date().getDate()))
      })
      let number = /NE555/
      if (how === 'by address') await open(page, '/comListSearch?goodsModel=NE555&fuzzy=true')
      else {
        await open(page, '/')
        const link = page.getByRole('main').locator('a[href^="/comListSearch"]').first()
        number = new RegExp((await link.innerText()).slice(0, 8), 'i')
        await link.click()
      }
      const prompted = await promptIsShown(page)
      const behind = await visibleResults(page, number)
      if (prompted)
        await registerPrompt(page)
          .getByRole('button', { name: /not now/i })
          .click()
      await page.waitForTimeout(500)
      const afterNotNow = await visibleResults(page, number)
      await page.reload()
      await ready(page)
      const promptedAgain = how === 'by address' ? await promptIsShown(page) : undefined
      const afterReload = how === 'by address' ? await visibleResults(page, number) : 0
      return { prompted, behind, afterNotNow, promptedAgain, afterReload, times: await stored(page, 'times') }
    }),
  )

/** Five were made on another day of the month. */
export const searchNextDay = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/')
    await page.evaluate(() => {
      localStorage.setItem('times', '5')
      localStorage.setItem('date', new Date().getDate() === 1 ? '2' : String(new Date().getDate() - 1))
    })
    await open(page, '/')
    await search(page, 'LM358')
    await page.waitForURL('**/comListSearch?goodsModel=LM358&**')
    await page.getByRole('main').locator('a[href^="/goods/detail/"]').first().waitFor()
    return { times: await stored(page, 'times'), prompted: await registerPrompt(page).isVisible() }
  }),
)

/** How long the panel stays, by a clock that is moved by hand. */
export const blurredPanel = journey((shop) =>
  shop.visit('visitor', async (page) => {
    await open(page, '/privacy')
    await searchBox(page).click()
    await suggestions(page).getByRole('option').first().waitFor()
    await page.clock.install({ time: new Date('2026-11-01T10:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-01T10:01:00Z'))
    await searchBox(page).blur()
    await page.clock.runFor(190)
    const at190 = await suggestions(page).isVisible()
    await page.clock.runFor(20)
    await suggestions(page).waitFor({ state: 'hidden' })
    return at190
  }),
)
