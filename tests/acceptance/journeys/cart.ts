import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { logIn, open } from '../shop.ts'
import { sessionIn, shopper } from './accounts.ts'
import { type Goods, partWhere, tieredPart } from './samples.ts'

const badge = async (page: Page) => {
  const name = (await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).textContent()) ?? ''
  return /\d+/.exec(name)?.[0] ?? name
}
const badgeBecomes = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`Cart\\s*, ${count} line`) })
    .waitFor()

const quantityOf = (page: Page) => page.getByRole('main').getByRole('spinbutton').first()
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()

/** What the quantity field of a page takes, and what it becomes when it is emptied. */
async function tryQuantity(page: Page) {
  const field = quantityOf(page)
  await field.waitFor()
  const [min, max] = [await field.getAttribute('min'), await field.getAttribute('max')]
  await field.fill('')
  await field.blur()
  await page.waitForTimeout(300)
  return { min, max, emptied: await field.inputValue() }
}

const fewPieces = journey((shop) =>
  partWhere(
    shop,
    'with few pieces',
    ({ stockCount, priceList, minBuyCount, multCount, currency }) =>
      stockCount > 20 &&
      stockCount < 5000 &&
      priceList.length > 0 &&
      minBuyCount === 1 &&
      multCount === 1 &&
      currency === 'USD',
  ),
)

/** A visitor who adds a part must log in first, and then has it. */
async function addAsVisitor(page: Page, part: Goods, account: { email: string; password: string }) {
  await open(page, `/goods/detail/${part.goodsId}`)
  const badges = [await badge(page)]
  await addButton(page).click()
  await page.waitForURL('**/login?**')
  const askedAt = page.url().replace(/^https?:\/\/[^/]+/, '')
  await logIn(page, account)
  await page.waitForURL(`**/goods/detail/${part.goodsId}`)
  await badgeBecomes(page, 1)
  return { badges: [...badges, await badge(page)], askedAt }
}

/** All of the stock, then once more. */
async function addAboveStock(page: Page, few: Goods) {
  await open(page, `/goods/detail/${few.goodsId}`)
  const quantity = await tryQuantity(page)
  await quantityOf(page).fill(String(few.stockCount))
  await addButton(page).click()
  const success = page.getByText('Add Success!', { exact: true }).first()
  await success.waitFor()
  const added = await success.innerText()
  await badgeBecomes(page, 2)
  await addButton(page).click()
  const refusal = page.getByText('The amount added cannot be greater than the stock!').first()
  await refusal.waitFor()
  return { quantity, added, refusal: await refusal.innerText(), badge: await badge(page) }
}

/** The panel of the toolbar, and a line that is deleted in it. */
async function openPanel(page: Page, few: Goods) {
  await page.getByRole('complementary', { name: 'Toolbar' }).getByRole('link', { name: 'Shopping Cart' }).click()
  const panel = page.getByRole('dialog', { name: 'Shopping cart' })
  await panel.getByText(few.goodsModel).first().waitFor()
  const text = await panel.innerText()
  const readAgain = page.waitForRequest((request) => request.url().includes('/api/shopping/cart?'))
  await panel.getByRole('button', { name: `Remove ${few.goodsModel}` }).click()
  await readAgain
  await badgeBecomes(page, 1)
  return text
}

export interface Priced {
  count: number
  price: string
  row: string
}

/** The cart page: prices of several quantities, then an empty cart. */
async function changeCart(page: Page, part: Goods) {
  await open(page, '/shoppingTrolley?type=1')
  const row = page.getByRole('row').filter({ hasText: part.goodsModel }).first()
  await row.waitFor()
  const quantity = await tryQuantity(page)
  const priced: Priced[] = []
  for (const tier of part.priceList.slice(0, 3)) {
    const saved = page.waitForResponse((response) => response.url().includes('/cart/goods/update'))
    await row.getByRole('spinbutton').fill(String(tier.minBuyCount + 1))
    await row.getByRole('spinbutton').blur()
    await saved
    await page.waitForTimeout(500)
    priced.push({ count: tier.minBuyCount + 1, price: tier.price, row: (await row.innerText()).replace(/\s+/g, ' ') })
  }
  await page.getByRole('button', { name: 'Empty cart', exact: true }).click()
  await page.getByRole('button', { name: 'Empty the cart' }).click()
  await page.getByText('Your cart is empty').waitFor()
  return { quantity, priced }
}

export const cart = journey(async (shop) => {
  const [part, few, account] = [await tieredPart(shop), await fewPieces(shop), await shopper(shop)]
  return shop.visit('visitor', async (page) => {
    const added = await addAsVisitor(page, part, account)
    const session = await sessionIn(page)
    const above = await addAboveStock(page, few)
    const panel = await openPanel(page, few)
    const changed = await changeCart(page, part)
    await badgeBecomes(page, 0)
    return {
      part,
      few,
      added,
      session,
      above,
      panel,
      ...changed,
      badges: [...added.badges, above.badge, await badge(page)],
    }
  })
})
