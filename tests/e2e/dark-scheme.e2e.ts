import { expect } from 'vitest'
import { test } from '../support/visitor.ts'

const PAGES = [
  '/',
  '/goods/detail/1',
  '/comListSearch?goodsModel=LM358&fuzzy=true',
  '/login?type=login',
  '/blog/detail/1',
  '/design',
]

test('the dark scheme is used on request and is readable; printed pages stay white', async ({ desktop }) => {
  const { page, open, follow, checkAccessibility } = desktop
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await open('/')
  for (const path of PAGES) {
    await follow(path)
    await page.waitForURL(`**${path}`)
    expect(await ground(), path).toBe('rgb(13, 27, 34)')
    await checkAccessibility({ frame: path === '/', atRest: true })
  }
  await page.emulateMedia({ media: 'print' })
  expect(await ground()).toBe('rgb(255, 255, 255)')
})

test('drawings of articles are light lines on the ground of the page in the dark scheme', async ({ desktop }) => {
  const { page, open, follow } = desktop
  const lookOf = (image: Element) => {
    const { filter, mixBlendMode } = getComputedStyle(image)
    return { filter, mixBlendMode }
  }
  const drawings = page.getByRole('main').locator('article img[src$=".svg"], figure img')
  await open('/blog')
  expect(await drawings.first().evaluate(lookOf)).toEqual({ filter: 'none', mixBlendMode: 'normal' })
  await page.emulateMedia({ colorScheme: 'dark' })
  const inverted = { filter: 'invert(1) hue-rotate(180deg)', mixBlendMode: 'screen' }
  await expect.poll(() => drawings.first().evaluate(lookOf)).toEqual(inverted)
  await follow('/blog/detail/1')
  await page.waitForURL('**/blog/detail/1')
  await expect.poll(() => page.getByRole('figure').locator('img').first().evaluate(lookOf)).toEqual(inverted)
})

test('the footer switches between light, dark and the system, and the choice is kept', async ({ desktop }) => {
  const { page, open } = desktop
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await open('/privacy')
  const theme = page.getByRole('contentinfo').getByLabel('Theme')
  expect((await theme.boundingBox())?.height).toBeGreaterThanOrEqual(28)
  await theme.selectOption('Dark')
  expect(await ground()).toBe('rgb(13, 27, 34)')
  await open('/FAQ/faq?index=1')
  expect(await ground()).toBe('rgb(13, 27, 34)')
  await theme.selectOption('System')
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(13, 27, 34)')
  await theme.selectOption('Light')
  expect(await ground()).toBe('rgb(255, 255, 255)')
})
