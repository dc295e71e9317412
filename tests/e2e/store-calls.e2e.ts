import { describe, expect } from 'vitest'
import { createCustomers } from '../support/customers.ts'
import { test } from '../support/visitor.ts'
import { isUnused } from '../support/windows/kept-window.ts'

const { newCustomer, goods } = createCustomers()

/** "The store calls X" means that a screen of the store calls X and shows what it answers. */
describe('calls of pages', () => {
  test('[API-GOODS-05, API-GOODS-08, API-USER-18] new goods on the home page, the size of the catalogue, the rules of a registration', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    await open('/blog')
    const pictures = page.waitForResponse('**/api/goods/image/new?**')
    await page.getByRole('link', { name: 'Ohmstead, home' }).click()
    const newest = (await (await pictures).json()).data.list
    const strip = page.getByRole('region', { name: 'New in the catalogue' }).getByRole('link')
    await strip.first().waitFor()
    expect(await strip.count()).toBe(newest.length)
    expect(await strip.first().getAttribute('href')).toBe(`/goods/detail/${newest[0].goodsId}`)
    await checkAccessibility()

    const counted = page.waitForResponse('**/api/goods/count')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Categories' }).click()
    const { goodsCount, categoryCount } = (await (await counted).json()).data
    const written = (value: number) => value.toLocaleString('en')
    await page.getByText(`${written(goodsCount)} parts in ${written(categoryCount)} categories`).waitFor()

    // The page shows an unusual answer.
    await page.route('**/api/user/register/info', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ json: { ...body, data: { ...body.data, shortestPassword: 13 } } })
    })
    await page.getByRole('link', { name: 'Register', exact: true }).click()
    await page.getByText('At least 13 characters.').waitFor()
  })

  test('[API-CAT-06, CONST-15] a category is exported as it is filtered, up to 1000 parts in one call', async ({
    desktop,
  }) => {
    const { page, open } = desktop
    const tree = (await (await page.request.get('/api/category/search')).json()).data.list
    const { categoryId } = tree.find((top: { categoryName: string }) => top.categoryName === 'Resistors').child[0]
    await open(`/category/detail/${categoryId}?stock=1`)
    const answered = page.waitForResponse('**/api/category/goods')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export (CSV)' }).click()
    expect((await answered).request().postDataJSON()).toMatchObject({
      categoryId,
      inStock: true,
      pageNumber: 1,
      pageSize: 1000,
    })
    const { data } = await (await answered).json()
    const chunks: Buffer[] = []
    for await (const chunk of await (await saved).createReadStream()) chunks.push(Buffer.from(chunk))
    const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(data.list.length + 1)
    expect(lines[1]).toContain(data.list[0].goodsModel)
  })

  test('[API-USER-27] shipping is estimated on the page of a part and in the cart', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, part] = [await newCustomer(), await goods()]
    await customer.enter(page)
    await page.request.post('/api/shopping/cart/join', {
      headers: { token: customer.token },
      data: { goodsId: part.id, count: 3 },
    })
    for (const path of [`/goods/detail/${part.id}`, '/shoppingTrolley?type=1']) {
      await (isUnused(page) ? open(path) : follow(path))
      const answered = page.waitForResponse('**/api/express/freight?**')
      await page.getByRole('button', { name: 'Estimate shipping' }).click()
      const { list } = (await (await answered).json()).data
      await page.getByRole('region', { name: 'Shipping estimate' }).getByText(list[0].expressName).waitFor()
    }
  })
})
