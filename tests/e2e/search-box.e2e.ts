import { describe, expect } from 'vitest'
import { test, type Visit } from '../support/visitor.ts'
import { readPage } from '../support/windows/served-page.ts'

const boxOf = ({ page }: Visit) => page.getByRole('combobox', { name: 'Part number' })
const stored = ({ page }: Visit, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function search(visit: Visit, text: string) {
  await boxOf(visit).fill(text)
  await boxOf(visit).press('Enter')
}

describe('the search box', () => {
  test('[HEAD-10, HEAD-11, HIST-01, HIST-02, HIST-03, HIST-05, ENT-45] keeps the search history, most frequent first, until it is cleared', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    await open('/')
    for (const term of ['LM358', 'STM32F103', 'LM358']) {
      await search(desktop, term)
      await page.waitForURL(`**/comListSearch?goodsModel=${term}&fuzzy=true`)
    }
    expect(
      JSON.parse((await stored(desktop, 'ReverseSort')) ?? '[]').map((entry: { value: string; number: number }) => [
        entry.value,
        entry.number,
      ]),
    ).toEqual([
      ['LM358', 2],
      ['STM32F103', 1],
    ])
    expect(await stored(desktop, 'srcOrderNo')).toContain('STM32F103')
    await follow('/')
    await boxOf(desktop).click()
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await list
      .getByRole('option', { name: /STM32F103/ })
      .first()
      .waitFor()
    expect(await list.getByRole('option').first().textContent()).toContain('LM358')
    await list.getByText('Hot recommend').waitFor()
    await checkAccessibility()
    await page.getByRole('button', { name: 'Clear search history' }).click()
    await expect.poll(() => list.getByText('Search history').count()).toBe(0)
    expect(JSON.parse((await stored(desktop, 'ReverseSort')) ?? '[]')).toEqual([])
  })

  test('[HEAD-12, CONST-18] the panel hides 200 ms after the box loses focus', async ({ desktop }) => {
    const { page, open } = desktop
    await open('/')
    await page.getByRole('button', { name: 'Reject' }).click()
    await boxOf(desktop).click()
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await list.getByRole('option').first().waitFor()
    await page.clock.install({ time: new Date('2026-11-01T10:00:00Z') })
    await page.clock.pauseAt(new Date('2026-11-01T10:01:00Z'))
    await boxOf(desktop).blur()
    await page.clock.runFor(190)
    expect(await list.isVisible()).toBe(true)
    await page.clock.runFor(20)
    await expect.poll(() => list.isVisible()).toBe(false)
  })

  test('[HEAD-16, ERR-12] empty, it asks for a model; it suggests parts while typing, which the keyboard can select; typed text is kept when the page of the last search arrives', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    await open('/')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('Please enter any model!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')

    const answered = page.waitForResponse('**/api/goods/retrieve?goodsModel=stm32f103c8&**')
    await boxOf(desktop).pressSequentially('stm32f103c8')
    await answered
    await page
      .getByRole('group', { name: 'Parts' })
      .getByRole('option', { name: /STM32F103C8T6/ })
      .first()
      .waitFor()
    await boxOf(desktop).press('ArrowDown')
    await expect.poll(() => boxOf(desktop).getAttribute('aria-activedescendant')).toBeTruthy()
    await boxOf(desktop).press('Enter')
    await page.waitForURL('**/goods/detail/*')
    await page.getByRole('heading', { level: 1, name: /STM32F103C8/ }).waitFor()

    const held = Promise.withResolvers<void>()
    await page.route('**/api/goods/search?goodsModel=LM358&**', async (route) => {
      await held.promise
      await route.continue()
    })
    await search(desktop, 'LM358')
    await boxOf(desktop).fill('STM32F103')
    held.resolve()
    await page.waitForURL('**/comListSearch?goodsModel=LM358&fuzzy=true')
    await page.getByRole('heading', { level: 1, name: /LM358/ }).waitFor()
    expect(await boxOf(desktop).inputValue()).toBe('STM32F103')
    await boxOf(desktop).press('Enter')
    await page.waitForURL('**/comListSearch?goodsModel=STM32F103&fuzzy=true')
    await page.getByRole('heading', { level: 1, name: /STM32F103/ }).waitFor()
    expect(await boxOf(desktop).inputValue()).toBe('STM32F103')
  })

  test('suggests categories, manufacturers and specifications while typing, each with its kind', async ({ phone }) => {
    const { page, open, checkAccessibility } = phone
    await open('/')
    const option = (name: RegExp) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name })
    await boxOf(phone).fill('texas')
    await option(/^Texas Instruments.*Manufacturer.*parts$/).waitFor()
    await boxOf(phone).fill('LM538')
    await option(/^LM358.*Similar part/)
      .first()
      .waitFor()
    await boxOf(phone).fill('100nF 0603')
    await option(/^100nF 0603.*Specification.*parts$/)
      .first()
      .waitFor()
    await boxOf(phone).fill('mosfet')
    await option(/^MOSFETs.*Category.*Discrete Semiconductors.*parts$/).waitFor()
    await checkAccessibility()
    await boxOf(phone).press('ArrowDown')
    await boxOf(phone).press('Enter')
    await page.waitForURL(/categoryPage\?a=Discrete\+Semiconductors&b=MOSFETs&categoryId=\d+$/)
    await page.getByRole('heading', { level: 1, name: 'MOSFETs' }).waitFor()
  })

  test('[HEAD-15, HEAD-17, HEAD-18, HEAD-19, HEAD-20, HEAD-21, AUTH-29, AUTH-30, AUTH-31, AUTH-32, CONST-09, ENT-46] the sixth search of a visitor shows the register prompt; on another day there are five more', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/')
    for (const term of ['LM358', 'LM324', 'NE555', 'BAT54', 'BSS138']) {
      await search(desktop, term)
      await page.waitForURL(`**/comListSearch?goodsModel=${term}&fuzzy=true`)
    }
    const today = await page.evaluate(() => String(new Date().getDate()))
    expect([await stored(desktop, 'times'), await stored(desktop, 'date')]).toEqual(['5', today])
    await search(desktop, 'TL431')
    const prompt = page.getByRole('dialog', { name: 'Register to continue searching' })
    await prompt.waitFor()
    for (const feature of ['Inquiry', 'BOM', 'Scheduling'])
      await prompt.getByRole('heading', { name: feature }).waitFor()
    await checkAccessibility()
    expect(page.url()).toContain('goodsModel=BSS138')
    await prompt.getByRole('link', { name: 'Register now' }).click()
    await page.waitForURL('**/login?type=logon')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() =>
      localStorage.setItem('date', String(new Date().getDate() === 1 ? 2 : new Date().getDate() - 1)),
    )
    await search(desktop, 'LM358')
    await page.waitForURL('**/comListSearch?goodsModel=LM358&**')
    expect(await stored(desktop, 'times')).toBe('1')
  })

  test('[AUTH-29] a search started by a link or an address counts as well; a reload, a filter and going back do not', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const times = () => stored(desktop, 'times')
    await open('/comListSearch?goodsModel=LM358&fuzzy=true')
    await expect.poll(times).toBe('1')
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page
      .getByRole('link', { name: /^In stock/ })
      .first()
      .click()
    await page.waitForURL(/stock/i)
    await follow('/')
    await page.getByRole('main').locator('a[href^="/comListSearch"]').first().click()
    await page.waitForURL('**/comListSearch?**')
    await expect.poll(times).toBe('2')
    await page.evaluate(() => localStorage.setItem('times', '5'))
    // Reloaded: the previous link is counted once per document.
    await open('/')
    await page.getByRole('main').locator('a[href^="/comListSearch"]').first().click()
    await page.getByRole('dialog', { name: 'Register to continue searching' }).waitFor()
    expect(await times()).toBe('5')
  })

  test('shows the searched term, however the address of the page is written', async () => {
    for (const address of ['/comListSearch', '/comlistsearch', '/ComListSearch/']) {
      const { attributes } = await readPage(`${address}?goodsModel=LM358&fuzzy=true`)
      expect(await attributes('header input[name=goodsModel]', 'value'), address).toEqual(['LM358'])
    }
  })
})
