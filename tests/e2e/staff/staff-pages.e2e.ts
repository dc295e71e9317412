import { describe, expect } from 'vitest'
import { updateInfo } from '#features/account/account.contract.ts'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { payFor } from '../../drills/shop.ts'
import { callStore } from '../../support/call-store.ts'
import { createCustomers, order } from '../../support/customers.ts'
import { storeUrl, test } from '../../support/visitor.ts'
import { askForQuote, askForReturn, paidOrder } from './customers-ask.ts'

const { newCustomer, newClerk, goods } = createCustomers()

describe('input of buyers', () => {
  const EVIL = '<img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>'

  test('is shown as text on every staff page', async ({ desktop }) => {
    const { page, open, follow } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await order(customer, part.id, 2, { poNumber: EVIL.slice(0, 60), remark: EVIL })
    await payFor(customer.call, orderNo)
    const afterSaleNo = await askForReturn(customer, orderNo, EVIL)
    const enquiryNo = await askForQuote(customer, EVIL, EVIL)
    const mine = callStore(storeUrl(), customer.token)
    await mine(updateInfo, { name: EVIL.slice(0, 100), company: EVIL, jobTitle: EVIL.slice(0, 100) })
    await mine(sendFeedback, { type: 1, email: customer.email, content: EVIL })
    await clerk.enter(page)
    const pages = [
      '/staff',
      `/staff/orders?keyword=${encodeURIComponent(customer.email)}`,
      `/staff/orders/${orderNo}`,
      '/staff/returns',
      `/staff/returns/${afterSaleNo}`,
      '/staff/quotes',
      `/staff/quotes/${enquiryNo}`,
      '/staff/messages',
      '/staff/payments',
      `/staff/customers?keyword=${encodeURIComponent(customer.email)}`,
      `/staff/customers/${customer.accountId}`,
      '/staff/people',
      '/staff/audit',
      '/staff/security-log',
    ]
    let shown = 0
    await open('/staff')
    await page.getByRole('navigation', { name: 'Back office' }).waitFor()
    for (const path of pages) {
      await follow(path)
      expect(await page.locator('img[src="x"], main script').count(), path).toBe(0)
      expect(await page.title(), path).not.toBe('ran')
      if (await page.getByText('onerror=').first().isVisible()) shown += 1
    }
    expect(shown).toBeGreaterThan(4)
  })
})

describe('on a phone', () => {
  test('every page fits and is readable', async ({ phone }) => {
    const { page, open, follow, checkAccessibility } = phone
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await paidOrder(customer, part.id)
    const afterSaleNo = await askForReturn(customer, orderNo)
    const enquiryNo = await askForQuote(customer, part.model)
    await clerk.enter(page)
    await open('/staff')
    for (const path of [
      '/staff',
      '/staff/orders',
      `/staff/orders/${orderNo}`,
      '/staff/payments',
      '/staff/payments/comparison',
      '/staff/receivables',
      '/staff/price-lists',
      '/staff/quotes',
      `/staff/quotes/${enquiryNo}`,
      '/staff/returns',
      `/staff/returns/${afterSaleNo}`,
      '/staff/messages',
      '/staff/customers',
      `/staff/customers/${customer.accountId}`,
      '/staff/people',
      '/staff/stock',
      '/staff/purchasing',
      '/staff/purchasing/receipts',
      '/staff/purchasing/suppliers',
      '/staff/jobs',
      '/staff/texts',
      '/staff/security',
      '/staff/security-log',
      '/staff/audit',
    ]) {
      await follow(path)
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('navigation', { name: 'Back office' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      await checkAccessibility({ frame: true })
    }
  })

  test('an unknown order and an unknown page are reported', async ({ phone }) => {
    const { page, open, follow } = phone
    await (await newClerk()).enter(page)
    const lost = page.getByRole('heading', { level: 1, name: 'Not found' })
    await open('/staff/nonsense')
    await lost.waitFor()
    for (const path of ['/staff/orders/OS-260101-ABCDEFGH', '/staff/orders/nonsense']) {
      await follow('/staff/audit')
      await lost.waitFor({ state: 'detached' })
      await follow(path)
      await lost.waitFor()
    }
  })
})
