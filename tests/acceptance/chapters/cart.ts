import { clause, has, same, see } from '../clause.ts'
import { cart } from '../journeys/cart.ts'
import { orderLines } from '../journeys/lists.ts'
import { moneyOf, previewAmounts, priceOfAll } from '../journeys/prices.ts'
import { parts, tieredPart } from '../journeys/samples.ts'
import { open } from '../shop.ts'

const LINE = 'search the part, its line in the list'
const CART = 'a new customer changes the quantity on the cart page'

export const cartClauses = [
  clause('CART-01', LINE, async (shop) => same((await orderLines(shop)).add, 1, 'buttons Add to cart:')),
  clause('CART-02', `${LINE} of a part with stock 0`, async (shop) => {
    const { soldOutOffers, soldOut } = await orderLines(shop)
    see(!soldOutOffers.includes('Add to cart'), 'Add to cart is offered')
    return `${soldOut.goodsModel}: ${has(soldOutOffers, ['Order Arrangement'])}, no Add to cart`
  }),
  clause('CART-03', LINE, async (shop) => same((await orderLines(shop)).tiers.folded, 4, 'price rows:')),
  clause('CART-04', `${LINE}, press more and less`, async (shop) => {
    const { tiers, tiered } = await orderLines(shop)
    return same(
      [tiers.folded, tiers.unfolded, tiers.foldedAgain],
      [4, tiered.priceList.length, 4],
      'rows before, after more, after less:',
    )
  }),
  clause('CART-05', 'a visitor presses Add to cart', async (shop) => {
    const { askedAt } = (await cart(shop)).added
    see(askedAt.startsWith('/login'), askedAt)
    return `leads to ${askedAt}`
  }),
  clause('CART-06', 'a new customer adds all of the stock, then as much again', async (shop) =>
    has((await cart(shop)).above.refusal, ['The amount added cannot be greater than the stock!']),
  ),
  clause('CART-07', 'the quantity field of a part and of the cart', async (shop) => {
    const { above, quantity } = await cart(shop)
    return same([above.quantity.min, quantity.min], ['1', '1'], 'min')
  }),
  clause('CART-08', 'the quantity field of a part and of the cart', async (shop) => {
    const { above, quantity, part, few } = await cart(shop)
    return same([above.quantity.max, quantity.max], [String(few.stockCount), String(part.stockCount)], 'max')
  }),
  clause('CART-09', 'empty the quantity field and leave it', async (shop) => {
    const { above, quantity } = await cart(shop)
    return same([above.quantity.emptied, quantity.emptied], ['1', '1'], 'it becomes')
  }),
  clause('CART-10', CART, async (shop) => {
    const { priced } = await cart(shop)
    for (const { row, price } of priced) has(row, [`$${moneyOf(price)}`])
    return priced.map(({ count, price }) => `${count} pieces at $${moneyOf(price)}`).join(', ')
  }),
  clause('CART-11', 'enter as many pieces as there are on the page of a part', async (shop) => {
    const { maxBuyCount, price, count, text } = await priceOfAll(shop)
    return `${same(maxBuyCount, 0, 'maxBuyCount of the last tier')}; ${has(text, [`$${moneyOf(price)}`], `${count} pieces at`)}`
  }),
  clause('CART-12', CART, async (shop) => {
    const { priced } = await cart(shop)
    for (const { row, count, price } of priced) has(row, [`$${moneyOf(price, count)}`])
    return priced.map(({ count, price }) => `${count} × $${price} = $${moneyOf(price, count)}`).join(', ')
  }),
  clause('CART-13', 'preview an order of 40 lines, amounts against whole-number arithmetic', previewAmounts),
  clause('CART-14', 'open a part priced in USD', async (shop) => {
    const part = await tieredPart(shop)
    return has((await (await shop.read(`/goods/detail/${part.goodsId}`)).texts('main')).join(' '), [
      `$${moneyOf(part.priceList[0]?.price ?? '')}`,
    ])
  }),
  clause('CART-15', 'open a part priced in CNY', async (shop) => {
    const part = (await parts(shop)).find(({ currency, priceList }) => currency === 'CNY' && priceList.length > 0)
    see(part, 'no part of the catalogue is priced in CNY')
    return has((await (await shop.read(`/goods/detail/${part.goodsId}`)).texts('main')).join(' '), [
      `￥${moneyOf(part.priceList[0]?.price ?? '')}`,
    ])
  }),
  clause('CART-16', 'press Buy now as the buyer', (shop) =>
    shop.visit('buyer', async (page) => {
      await open(page, `/goods/detail/${(await tieredPart(shop)).goodsId}`)
      await page.getByRole('button', { name: 'Buy now' }).first().click()
      await page.waitForURL(/\/shoppingTrolley\?.*fastId=/)
      return `leads to ${new URL(page.url()).pathname} with ${[...new URL(page.url()).searchParams.keys()].join(' and ')}`
    }),
  ),
]
