import { journey, same, see } from '../clause.ts'
import { open, type Shop } from '../shop.ts'
import { type Goods, parts, type Tier, tieredPart } from './samples.ts'

const UNLIMITED = 9_999_999_999

/** Half up to four decimals, in whole ten-thousandths: no floating point. */
export function amountOf(price: string, count: number): string {
  const [whole = '0', decimals = ''] = price.split('.')
  const text = (BigInt(whole + decimals.padEnd(4, '0')) * BigInt(count)).toString().padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`
}

/** As it is written on a page. */
export const moneyOf = (price: string, count = 1) => amountOf(price, count).replace(/\B(?=(\d{3})+\.)/g, ',')

export const tierOf = (tiers: Tier[], count: number) =>
  tiers.find(({ minBuyCount, maxBuyCount }) => minBuyCount <= count && count <= (maxBuyCount || UNLIMITED))

const charged = (tier: Tier | undefined) => (Number(tier?.activityPrice) > 0 ? tier?.activityPrice : tier?.price) ?? ''

/** The price on the page of a part for as many pieces as there are. */
export const priceOfAll = journey(async (shop) => {
  const part = await tieredPart(shop)
  const last = part.priceList.at(-1)
  see(last && part.stockCount > last.minBuyCount, 'too few pieces for the last tier')
  return shop.visit('visitor', async (page) => {
    await open(page, `/goods/detail/${part.goodsId}`)
    await page.getByRole('main').getByRole('spinbutton').first().fill(String(part.stockCount))
    await page.waitForTimeout(300)
    const text = await page
      .getByRole('region', { name: `Buy ${part.goodsModel}` })
      .getByRole('status')
      .first()
      .innerText()
    return { maxBuyCount: last.maxBuyCount, price: last.price, count: part.stockCount, text: text.replace(/\s+/g, ' ') }
  })
})

interface Previewed {
  lines: Array<{ goodsId: number; count: number; unitPrice: string; amount: string }>
}

/** Amounts of lines in an order that is previewed, against whole-number arithmetic. */
export async function previewAmounts(shop: Shop): Promise<string> {
  const fits = ({ priceList, currency, stockCount, minBuyCount, multCount }: Goods) =>
    priceList.length > 0 && currency === 'USD' && stockCount > minBuyCount + 37 * multCount
  const some = (await parts(shop)).filter(fits).slice(0, 40)
  const lines = some.map(({ goodsId, minBuyCount, multCount }) => ({ goodsId, count: minBuyCount + 37 * multCount }))
  const { lines: seen } = await shop.post<Previewed>('order/preview', { lines }, await shop.buyerToken())
  for (const { goodsId, count, amount } of seen) {
    const part = some.find((one) => one.goodsId === goodsId)
    same(amount, amountOf(charged(tierOf(part?.priceList ?? [], count)), count), part?.goodsModel)
  }
  return `${seen.length} amounts are exact, such as ${seen[0]?.count} × ${seen[0]?.unitPrice} = ${seen[0]?.amount}`
}
