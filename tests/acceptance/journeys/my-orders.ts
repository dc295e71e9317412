import type { Page } from 'playwright-core'
import { journey } from '../clause.ts'
import { open } from '../shop.ts'
import { detailOf, ordersByStatus, pay, placeOrder, ship, statusOf } from './orders.ts'

const cardOf = (page: Page, orderNo: string) => page.getByRole('article', { name: `Order ${orderNo}` })
const LIST = '/userCenter/myOrder'

export interface Card {
  text: string
  /** Links and buttons but "Buy again", which must stand in another place. */
  operations: string[]
  againIsApart: boolean
  time: string
  cover: number
  costs: string[]
}

const readCard = (card: ReturnType<Page['getByRole']>): Promise<Card> =>
  card.evaluate((article: HTMLElement) => {
    const textOf = (one: Element) => one.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    const isText = (one: Element) => [...article.querySelectorAll('h2, h3, ul, p')].some((text) => text.contains(one))
    const named = [...article.querySelectorAll('a, button')].filter((one) => !isText(one))
    const again = named.find((one) => textOf(one) === 'Buy again')
    const others = named.filter((one) => one !== again)
    return {
      text: article.innerText.replace(/\s+/g, ' '),
      operations: others.map(textOf).sort(),
      againIsApart: others.every((other) => other.parentElement !== again?.parentElement),
      time: article.querySelector('time')?.getAttribute('datetime') ?? '',
      cover: article.querySelector('img')?.naturalWidth ?? 0,
      costs: [...article.querySelectorAll('dl > *')].map(textOf),
    }
  })

/** The cards of an order in each status. */
export const cards = journey(async (shop) => {
  const orders = await ordersByStatus(shop)
  return shop.visit('buyer', async (page) => {
    const seen = new Map<number, Card & { orderNo: string }>()
    for (const [status, orderNo] of orders) {
      await open(page, `${LIST}?keyword=${orderNo}`)
      const card = cardOf(page, orderNo)
      await card.waitFor()
      await card
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().catch(() => undefined))
      seen.set(status, { orderNo, ...(await readCard(card)) })
    }
    await open(page, `${LIST}?status=100`)
    await page.getByRole('article').first().waitFor()
    const statuses = await page.getByRole('article').allInnerTexts()
    const tab = await page
      .getByRole('navigation', { name: 'Orders by status' })
      .locator('[aria-current]')
      .first()
      .innerText()
    return { seen, afterSale: { tab, statuses: statuses.map((text) => text.replace(/\s+/g, ' ')) } }
  })
})

/** Cancels an order on the page. */
export const cancelling = journey(async (shop) => {
  const orderNo = await placeOrder(shop)
  return shop.visit('buyer', async (page) => {
    await open(page, `${LIST}?keyword=${orderNo}`)
    await cardOf(page, orderNo).getByRole('button', { name: 'Cancel an order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel an order' })
    await dialog.getByRole('button', { name: 'Cancel the order' }).waitFor()
    const asks = (await dialog.innerText()).replace(/\s+/g, ' ')
    const before = await statusOf(shop, orderNo)
    await dialog.getByLabel('Found a better price').check()
    await dialog.getByRole('button', { name: 'Cancel the order' }).click()
    const said = page.getByText('The order has been successfully cancelled').first()
    await said.waitFor()
    return { asks, before, said: await said.innerText(), after: await statusOf(shop, orderNo) }
  })
})

/** Confirms a receipt, then applies for an invoice and customer service. */
export const receiving = journey(async (shop) => {
  const orderNo = await placeOrder(shop)
  await pay(shop, orderNo)
  await ship(shop, orderNo)
  const { lines } = await detailOf(shop, orderNo)
  return shop.visit('buyer', async (page) => {
    await open(page, `${LIST}?keyword=${orderNo}`)
    await cardOf(page, orderNo).getByRole('button', { name: 'Confirm receipt' }).click()
    await page.getByRole('button', { name: 'Yes, all arrived' }).click()
    const confirmed = page.getByText('Confirm completion').first()
    await confirmed.waitFor()
    const said = await confirmed.innerText()
    const status = await statusOf(shop, orderNo)
    await page.getByRole('link', { name: orderNo }).first().click()
    const goBack = page.getByRole('main').getByText('Go Back').first()
    await goBack.waitFor()
    const lineTable = await page.getByRole('table', { name: 'Order lines' }).getByRole('row').count()
    const invoiced = await applyForInvoice(page)
    await goBack.click()
    await page.waitForURL(`**${LIST}**`)
    const backAt = new URL(page.url()).pathname
    await open(page, `/userCenter/afterSale?orderNo=${orderNo}`)
    const form = page.getByRole('form', { name: 'Apply Customer Service' })
    await form.getByRole('checkbox').first().check()
    await form.getByLabel('Reason').selectOption('Damaged in transit')
    await form.getByRole('radio', { name: /Refund/ }).check()
    await form.getByRole('button', { name: 'Send the request' }).click()
    const request = page.getByRole('article', { name: /Request AS-/ }).first()
    await request.waitFor()
    return { lines: lines.length, lineTable, said, status, invoiced, backAt, afterSale: await request.innerText() }
  })
})

async function applyForInvoice(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Apply for an invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apply for an invoice' })
  await dialog.getByRole('button', { name: 'Add an invoice title' }).click()
  const adding = page.getByRole('dialog', { name: 'Add an invoice title' })
  await adding.getByLabel('Name on the invoice').fill('Acceptance Ltd')
  await adding.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('radio', { name: /Acceptance Ltd/, checked: true }).waitFor()
  await dialog.getByRole('button', { name: 'Apply', exact: true }).click()
  const said = page.getByText('The application for invoicing is successful').first()
  await said.waitFor()
  return said.innerText()
}
