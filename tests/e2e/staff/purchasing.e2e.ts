import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { saveSupplier } from '#features/purchasing/staff-purchasing.contract.ts'
import { askForStockNotice } from '#features/stock-notice/stock-notice.contract.ts'
import { createCustomers } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { inDialog } from '../../support/page-steps.ts'
import { test, waitForNotice } from '../../support/visitor.ts'

const { newCustomer, newClerk, goods, staff, sql } = createCustomers()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function receive(page: Page, count: string) {
  await press(page, 'Receive goods')
  const dialog = inDialog(page)
  await dialog.getByLabel(/^Accepted/).fill(count)
  await dialog.getByLabel('Warehouse').fill('Rotterdam')
  await dialog.getByRole('button', { name: 'Add to stock' }).click()
  // It closes once the page has its new state; the notice of the receipt before may still be there.
  await dialog.waitFor({ state: 'hidden' })
  await waitForNotice(page, 'Goods received')
}

const stockOf = async (goodsId: number) =>
  (await sql<{ stock: number }[]>`select stock from goods where goods_id = ${goodsId}`)[0]?.stock

describe('buying in', () => {
  test('from low stock to a purchase order, which buyers see, and its goods in two parts', {
    timeout: 300_000,
  }, async ({ desktop, phone }) => {
    const [customer, clerk] = [await newCustomer(), await newClerk()]
    // More requested than any other part that is sold out.
    const part = await goods({ stock: 0, popularity: 2_000_000_000 })
    const email = `orders-${part.id}@supplier.example`
    await (await staff())(saveSupplier, { name: `Parts Direct ${part.id}`, currency: 'USD', email })
    await customer.call(askForStockNotice, { goodsId: part.id })

    const { page, open, checkAccessibility } = desktop
    await clerk.enter(page)
    await open('/staff/stock')
    await page.getByLabel(`Choose ${part.model}`).check()
    await checkAccessibility({ frame: true })
    await press(page, 'Order 1 part')
    await inDialog(page).getByRole('button', { name: 'Create draft' }).click()
    await inDialog(page).getByText('Please choose a supplier').waitFor()
    await inDialog(page)
      .getByLabel('Supplier')
      .selectOption({ label: `Parts Direct ${part.id} (USD)` })
    await inDialog(page).getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL('**/staff/purchasing/PO-*')

    await page.getByLabel(`Pieces of ${part.model}`).fill('1500')
    await page.getByLabel(`Cost of ${part.model}`).fill('0.12')
    await page.getByLabel(`Expected day of ${part.model}`).fill('2999-12-04')
    await press(page, 'Save draft')
    await waitForNotice(page, 'Draft saved')
    await checkAccessibility({ frame: true })
    await press(page, 'Send')
    await inDialog(page).getByRole('button', { name: 'Send', exact: true }).click()
    await waitForNotice(page, 'Purchase order sent')
    const mail = await receiveMail(email, /Purchase order PO-/)
    expect(mail.text).toContain('purchase order attached')

    await phone.open(`/goods/detail/${part.id}`)
    await phone.page.getByText('1,500 expected on 4 Dec 2999').waitFor()

    await receive(page, '600')
    await page.getByText('Partly received').first().waitFor()
    await checkAccessibility({ frame: true })
    expect(await stockOf(part.id)).toBe(600)
    await receive(page, '900')
    await page.getByRole('button', { name: 'Receive goods' }).waitFor({ state: 'detached' })
    expect(await stockOf(part.id)).toBe(1500)
    await receiveMail(customer.email, new RegExp(`${part.model} is back in stock`))

    await phone.open(`/goods/detail/${part.id}`)
    await phone.page.getByText('1,500 in Rotterdam').waitFor()
    expect(await phone.page.getByText('expected on').count()).toBe(0)
  })
})
