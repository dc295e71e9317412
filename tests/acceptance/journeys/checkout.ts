import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { detailOf, placeOrder, proof, statusOf } from './orders.ts'
import { knownPart } from './samples.ts'

const orderNoOf = (page: Page) => new URL(page.url()).searchParams.get('orderNo') ?? ''
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

/** Amounts of a page, as they are written. */
export const moneyIn = (text: string) => text.match(/[$￥€£]\s?[\d,]+(\.\d+)?/g) ?? []

/** The buyer buys a part with Buy now and pays with a card, in the test gateway. The cart is left to others. */
export const checkout = journey((shop) =>
  shop.visit('buyer', async (page) => {
    await open(page, `/goods/detail/${(await knownPart(shop)).goodsId}`)
    await page.getByRole('main').getByRole('spinbutton').first().fill('33')
    await page.getByRole('button', { name: 'Buy now' }).first().click()
    await page.waitForURL('**/shoppingTrolley?**')
    await page.getByRole('button', { name: 'Checkout' }).first().click()
    await page.waitForURL('**/CommoditySettlement?**')
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    const nonCancellable = page.getByRole('checkbox', { name: /non-cancellable/ })
    if (await nonCancellable.isVisible()) await nonCancellable.check()
    const summary = page.getByRole('complementary', { name: 'Order summary' })
    await summary.getByText(/\$\d/).first().waitFor()
    await page.waitForLoadState('networkidle')
    const text = await page.locator('main').innerText()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.waitForURL('**/payment?orderNo=*')
    const orderNo = orderNoOf(page)
    const pay = page.getByRole('button', { name: /^Pay / })
    await pay.waitFor()
    const paymentText = await page.getByRole('main').innerText()
    const button = await pay.innerText()
    await pay.click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/paymentResult?**')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const { totalAmount } = await detailOf(shop, orderNo)
    return {
      orderNo,
      checkout: text,
      payment: paymentText,
      button,
      totalAmount,
      resultAt: addressOf(page),
      status: await statusOf(shop, orderNo),
    }
  }),
)

/** The buyer reports a bank transfer with a proof. */
export const bankTransfer = journey(async (shop) => {
  const orderNo = await placeOrder(shop)
  return shop.visit('buyer', async (page) => {
    await open(page, `/payment?orderNo=${orderNo}`)
    await page.getByRole('tab', { name: 'Bank transfer' }).click()
    await page.getByLabel('Paid by').fill('Demo Instruments')
    await page.getByLabel('Transfer date').fill(new Date().toISOString().slice(0, 10))
    const file = proof()
    await page.getByLabel('Proof', { exact: true }).setInputFiles({
      name: file.name,
      mimeType: file.type,
      buffer: Buffer.from(await file.arrayBuffer()),
    })
    const text = await page.getByRole('main').innerText()
    await page.getByRole('button', { name: 'Send the proof' }).click()
    await page.getByText('Proof received.').first().waitFor()
    return { text, status: await statusOf(shop, orderNo) }
  })
})
