import { describe, expect } from 'vitest'
import { createBuyers, logInOnPage } from '../../support/buyers.ts'
import { test } from '../../support/visitor.ts'
import { findExact, findReplaceable } from './find-goods.ts'

const { sql, newBuyer } = createBuyers()

describe('a part that can be replaced', () => {
  test('[COMP-06, COMP-07, COMP-08, COMP-09, CONST-16, API-GOODS-22, API-GOODS-23] shows its alternatives five at a time, and all of them in a dialog', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const goods = await findReplaceable(sql)
    await open(`/goods/detail/${goods.goodsId}`)
    const section = page.getByRole('region', { name: 'You might want to find' })
    expect(await section.locator('tbody tr').count()).toBe(5)
    await section.getByRole('link', { name: 'Next page' }).click()
    await page.waitForURL('**alternatives=2**')
    await section.locator('[aria-current=page]', { hasText: '2' }).waitFor()
    const asked = page.waitForRequest('**/api/goods/related?**')
    await section.getByRole('link', { name: 'Find more' }).click()
    const query = new URL((await asked).url()).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      pageNumber: '1',
      pageSize: '5',
      replaceGoodsId: String(goods.goodsId),
    })
    const answer = await (await (await asked).response())?.json()
    expect(answer.data).toMatchObject({ list: expect.any(Array), totalCount: expect.any(Number) })
    const dialog = page.getByRole('dialog', { name: `Alternatives to ${goods.goodsModel}` })
    await dialog.getByText('Page 1 of').waitFor()
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await dialog.getByText('Page 2 of').waitFor()
    await checkAccessibility()
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    await page.getByRole('complementary', { name: 'More to find' }).waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: null })
  })

  test('[ERR-09] shows the message of the server when the list cannot be loaded', async ({ desktop }) => {
    const { page, open } = desktop
    const goods = await findReplaceable(sql)
    await open(`/goods/detail/${goods.goodsId}`)
    await page.route('**/api/goods/related?**', (route) =>
      route.fulfill({ json: { code: 100001, msg: 'The list is being counted.', data: null } }),
    )
    await page.getByRole('link', { name: 'Find more' }).click()
    // In the dialog, and as an error notice.
    await expect.poll(() => page.getByText('The list is being counted.').count()).toBeGreaterThan(1)
  })

  test('[COMP-33] has a picture that is magnified at the pointer; its tools are on one line on a desktop', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const goods = await findExact(page, 'LM358DR')
    await open(`/goods/detail/${goods.goodsId}`)
    const tops = await Promise.all(
      ['Compare', 'Share'].map(
        async (name) => (await page.getByRole('button', { name, exact: true }).first().boundingBox())?.y,
      ),
    )
    expect(new Set(tops).size).toBe(1)
    await page.getByRole('button', { name: `Magnify the picture of ${goods.goodsModel}` }).hover()
    await page.locator('[data-magnified=true]').waitFor()
  })
})

describe('a favourite', () => {
  test('[AUTH-15, AUTH-35, AUTH-39, MSG-06, MSG-07] needs a login, is marked afterwards, and can be removed', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const goods = await findExact(page, 'STM32F103C8T6')
    await open(`/goods/detail/${goods.goodsId}`)
    await page.getByRole('main').getByRole('link', { name: 'Favorite' }).click()
    await page.waitForURL('**/login?type=login&isBack=true')
    await logInOnPage(page, await newBuyer())
    await page.waitForURL(`**/goods/detail/${goods.goodsId}`)
    await page.getByText('Success', { exact: true }).first().waitFor()
    const button = page.getByRole('main').getByRole('button', { name: 'Favorite' })
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await button.click()
    await page.getByText('successfully', { exact: true }).first().waitFor()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a part that is not listed', () => {
  test('can be requested: the answer is a number', async ({ desktop }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/comListSearch?goodsModel=NOSUCHPART99&fuzzy=true')
    const form = page.getByRole('region', { name: 'Want us to source it?' })
    expect(await form.getByLabel('Part number').inputValue()).toBe('NOSUCHPART99')
    await form.getByRole('button', { name: 'Ask us to find it' }).click()
    await form.getByText('Please enter your e-mail address.').waitFor()
    await checkAccessibility()
    await form.getByLabel('Your e-mail').fill('buyer@company.example')
    await form.getByLabel('Quantity').fill('250')
    await form.getByRole('button', { name: 'Ask us to find it' }).click()
    await form.getByText(/We have received your request/).waitFor()
  })
})
