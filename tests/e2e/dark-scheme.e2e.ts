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

test('who asks for dark pages gets them, as readable as by day; paper stays white', async ({ desktop }) => {
  const { page, open, checkAccessibility } = desktop
  await page.emulateMedia({ colorScheme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const path of PAGES) {
    await open(path)
    expect(await ground(), path).toBe('rgb(13, 27, 34)')
    await checkAccessibility({ frame: path === '/', atRest: true })
  }
  await page.emulateMedia({ media: 'print' })
  expect(await ground()).toBe('rgb(255, 255, 255)')
})
