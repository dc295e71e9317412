import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { bankTransfer, checkout, moneyIn } from './checkout.ts'
import { cards } from './my-orders.ts'
import { ordersByStatus } from './orders.ts'
import { tieredPart } from './samples.ts'

const FOUR = /\.\d{4}$/

/** Amounts with other than four decimals on pages that show prices and totals. */
export const oddMoney = journey(async (shop) => {
  const [orders, part, placed, transfer] = [
    await ordersByStatus(shop),
    await tieredPart(shop),
    await checkout(shop),
    await bankTransfer(shop),
  ]
  const texts: Record<string, string> = {
    '/CommoditySettlement': placed.checkout,
    '/payment': `${placed.payment} ${placed.button}`,
    '/payment, bank transfer': transfer.text,
    'cards of /userCenter/myOrder': [...(await cards(shop)).seen.values()].map(({ text }) => text).join(' '),
  }
  await shop.visit('buyer', async (page) => {
    for (const path of [
      `/goods/detail/${part.goodsId}`,
      '/shoppingTrolley?type=1',
      `/orderDetail?orderNo=${orders.get(2)}`,
      `/orderGoods?orderNo=${orders.get(2)}`,
      '/userCenter/team/approvals',
      '/userCenter/team',
    ]) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      texts[path.split('?')[0] ?? path] = await page.getByRole('main').innerText()
    }
  })
  const all = Object.entries(texts).map(([where, text]) => ({ where, money: moneyIn(text) }))
  return {
    count: all.reduce((sum, { money }) => sum + money.length, 0),
    odd: all
      .map(({ where, money }) => ({ where, money: money.filter((one) => !FOUR.test(one)) }))
      .filter(({ money }) => money.length > 0),
  }
})

/** A part as a visitor comes to it by a link, its currency answered as another one. */
export const inCurrency = (currency: string) =>
  journey((shop) =>
    shop.visit('visitor', async (page) => {
      const part = await tieredPart(shop)
      await open(page, `/goods/detail/${part.goodsId}`)
      await page.route('**/api/goods/detail?**', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: object }
        await route.fulfill({ json: { ...body, data: { ...body.data, currency } } })
      })
      await page.getByRole('region', { name: 'Hot Model' }).getByRole('link').first().click()
      await page.waitForURL((url) => !url.pathname.endsWith(`/${part.goodsId}`))
      await page.getByRole('region', { name: `Buy ${part.goodsModel}` }).waitFor({ state: 'detached' })
      const box = page.getByRole('region', { name: /^Buy / })
      await box.getByRole('status').first().waitFor()
      const price = box.locator('table td').first()
      return (await price.innerText()).trim()
    }),
  )
