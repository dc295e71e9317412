import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createBuyers } from '../../support/buyers.ts'
import { test } from '../../support/visitor.ts'
import { watchShifts } from '../../support/windows/new-window.ts'

const { newBuyer } = createBuyers()

const bar = (page: Page) => page.getByRole('banner').locator('.header-bar')

/** Scrolls, and tells how far from the top of the window the header and the content are then. */
async function placesAt(page: Page, top: number) {
  // A private page is as high as what it has read.
  await expect
    .poll(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y)
        return window.scrollY
      }, top),
    )
    .toBe(top)
  await expect.poll(() => page.locator('[data-compact]').count()).toBe(top > 100 ? 1 : 0)
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const topOf = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? 0)
    const lines = document.querySelector('.header-bar')?.getBoundingClientRect()
    return { header: topOf('.header-bar'), main: topOf('main'), bottom: Math.round(lines?.bottom ?? 0) }
  })
}

test('[HEAD-13, CONST-17] until 100 px the header moves away with the page; past them it is compact and sticks, and nothing else moves', async ({
  desktop,
  phone,
}) => {
  for (const { page, open } of [desktop, phone]) {
    await (await newBuyer()).enter(page)
    const shifted = await watchShifts(page)
    for (const path of ['/', '/comListSearch?goodsModel=mosfet&fuzzy=true', '/userCenter/myData']) {
      await open(path)
      const start = await placesAt(page, 0)
      for (const top of [40, 100]) {
        const { header, main } = await placesAt(page, top)
        expect({ header, main }, `${path} at ${top} px`).toEqual({ header: -top, main: start.main - top })
      }
      const before = await shifted()
      for (const top of [101, 400]) {
        const { main, bottom } = await placesAt(page, top)
        expect(main, `${path} at ${top} px`).toBe(start.main - top)
        expect(bottom, `${path} at ${top} px`).toBeGreaterThan(50)
        expect(bottom).toBeLessThan(70)
      }
      expect((await shifted()) - before, `${path}: layout shift`).toBeLessThan(0.01)
      await placesAt(page, 100)
      expect(await bar(page).evaluate((one) => getComputedStyle(one).position)).not.toBe('sticky')
    }
  }
})

test('[HEAD-13] what gets the focus is not below the compact header', async ({ desktop }) => {
  const { page, open } = desktop
  await open('/comListSearch?goodsModel=mosfet&fuzzy=true')
  const links = page.getByRole('main').locator('.goods-row td:nth-child(2) > a')
  await links.nth(12).focus()
  await expect.poll(() => page.locator('[data-compact]').count()).toBe(1)
  // Backwards, so that the page scrolls up to it.
  for (const place of [8, 5, 3]) {
    await links.nth(place).focus()
    const top = (await links.nth(place).boundingBox())?.y ?? 0
    const header = (await bar(page).boundingBox()) ?? { y: 0, height: 0 }
    expect(top, `part ${place}`).toBeGreaterThanOrEqual(header.y + header.height)
  }
})
