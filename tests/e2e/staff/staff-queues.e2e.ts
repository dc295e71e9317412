import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { chooseTransfer } from '#features/payment/payment.contract.ts'
import { callStore } from '../../support/call-store.ts'
import { createCustomers, order, proveTransfer } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { inDialog, pressButton } from '../../support/page-steps.ts'
import { storeUrl, test, waitForNotice } from '../../support/visitor.ts'
import { askForQuote } from './customers-ask.ts'

const { newCustomer, newClerk, goods, sql, auditOf } = createCustomers()

/** Presses keys where no field has the keyboard. */
const pressKeys = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses a button and reads the file that the browser saves. */
async function downloadBy(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), pressButton(page, name)])
  return readFile(await download.path(), 'utf8')
}

describe('queues without pages of their own', () => {
  test('a message is found, noted, assigned and answered with the keyboard, with the orders of its sender beside it', async ({
    desktop,
  }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const [customer, part, clerk, colleague] = [await newCustomer(), await goods(), await newClerk(), await newClerk()]
    const orderNo = await order(customer, part.id)
    const content = `Where is my parcel ${crypto.randomUUID().slice(0, 8)}?`
    await callStore(storeUrl(), customer.token)(sendFeedback, { type: 1, email: customer.email, content })
    await clerk.enter(page)
    await open(`/staff/messages?keyword=${encodeURIComponent(content)}`)
    const message = page.getByRole('article', { name: `Message from ${customer.email}` })
    await message.getByText(content).waitFor()
    await message.getByRole('link', { name: orderNo }).waitFor()
    await message.getByRole('button', { name: /^Notes/ }).click()
    const name = colleague.email.split('@')[0]
    await page.getByLabel('New note').fill(`@${name} please look`)
    await pressButton(page, 'Add note')
    await page.getByText(`@${name} please look`).waitFor()
    await checkAccessibility()
    await page.keyboard.press('Escape')
    await message.getByRole('button', { name: /^Notes/, exact: false }).waitFor()
    expect((await receiveMail(colleague.email, /mentions you/)).links).toContain('/staff/messages')

    await message.getByRole('checkbox').check()
    await pressButton(page, 'Assign')
    await inDialog(page).getByLabel('To').selectOption({ label: 'Test Person' })
    await inDialog(page).getByRole('button', { name: 'Assign' }).click()
    await waitForNotice(page, 'Assigned')
    await checkAccessibility({ frame: true })

    await follow(`/staff/messages?keyword=${encodeURIComponent(content)}`)
    await message.getByText(content).waitFor()
    await pressKeys(page, 'j', 'a')
    await inDialog(page).getByLabel('Answer', { exact: true }).fill('It is on its way.')
    await inDialog(page).getByRole('button', { name: 'Send answer' }).click()
    await waitForNotice(page, 'Answer sent')
    expect((await receiveMail(customer.email, /Your message/)).text).toContain('It is on its way.')
    expect(await auditOf(clerk)).toEqual(['work/note', 'work/assign', 'feedback/answer'])
  })

  test('a transfer is accepted with j and a, an order is assigned with j and a, and lists are saved as files', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk()]
    const orderNo = await order(customer, part.id)
    await customer.call(chooseTransfer, { orderNo })
    await proveTransfer(customer, orderNo, '13.5')
    await clerk.enter(page)
    await open('/staff/payments?what=transfers')
    await page.getByRole('row').filter({ hasText: orderNo }).getByRole('link', { name: orderNo }).focus()
    await pressKeys(page, 'a')
    await inDialog(page).getByRole('button', { name: 'Payment has arrived' }).click()
    await waitForNotice(page, 'Transfer accepted. The order is paid.')

    await follow(`/staff/orders?keyword=${encodeURIComponent(customer.email)}`)
    await page.getByRole('link', { name: orderNo }).waitFor()
    const csv = await downloadBy(page, 'Export CSV')
    expect(csv.split('\r\n')[1]).toContain(`${orderNo},`)
    expect(csv.trim().split('\r\n')).toHaveLength(2)
    expect((await downloadBy(page, 'Export XLSX')).slice(0, 2)).toBe('PK')
    await page.getByRole('link', { name: orderNo }).focus()
    await pressKeys(page, 'a')
    await inDialog(page).getByRole('button', { name: 'Assign' }).waitFor()
  })

  test('low stock and failed jobs have lists with filters, and a failed job is retried', async ({ desktop }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const part = await goods({ stock: 0, popularity: 99_000_000 })
    const to = `gone-${crypto.randomUUID()}@buyers.example`
    await sql`
      insert into failed_job (name, payload, attempts, error)
      values ('mail', ${sql.json({ to, subject: 'Hello', text: 'Hello', html: '' })}, 9, 'No such user here')`
    await (await newClerk()).enter(page)
    await open('/staff')
    await page
      .getByRole('link', { name: /Low stock/ })
      .last()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Low stock' }).waitFor()
    await page.getByRole('link', { name: 'Sold out' }).click()
    await page.waitForURL(/level=none/)
    await page.getByRole('link', { name: part.model }).waitFor()

    await follow('/staff/jobs?name=mail')
    const row = page.getByRole('row').filter({ hasText: to })
    await row.getByText('No such user here').waitFor()
    await checkAccessibility({ frame: true })
    await row.getByRole('button', { name: 'Retry' }).click()
    await inDialog(page).getByRole('button', { name: 'Retry' }).click()
    await waitForNotice(page, 'Job queued again.')
    await row.waitFor({ state: 'detached' })
  })

  test('a quote request has notes that only staff see', async ({ desktop }) => {
    const { page, open } = desktop
    const [customer, part, clerk] = [await newCustomer(), await goods(), await newClerk('sales')]
    const enquiryNo = await askForQuote(customer, part.model)
    await clerk.enter(page)
    await open(`/staff/quotes/${enquiryNo}`)
    await page.getByLabel('New note').fill('Ask the factory first')
    await pressButton(page, 'Add note')
    await page.getByText('Ask the factory first').waitFor()
  })
})

describe('what the owner sets', () => {
  test('a role is added with its rights; its member sees these pages and no others', async ({ desktop, phone }) => {
    const { page, open, follow, checkAccessibility } = desktop
    const [admin, clerk] = [await newClerk(), await newClerk('read-only')]
    const name = `Desk ${crypto.randomUUID().slice(0, 6)}`
    await admin.enter(page)
    await open('/staff/settings/roles')
    await pressButton(page, 'New role')
    await inDialog(page).getByLabel('Name').fill(name)
    await inDialog(page).getByLabel('Description').fill('Answers messages')
    await inDialog(page).getByRole('group', { name: 'Messages' }).getByLabel('See').check()
    await inDialog(page).getByRole('group', { name: 'Messages' }).getByLabel('Change').check()
    await checkAccessibility()
    await inDialog(page).getByRole('button', { name: 'Save role' }).click()
    await waitForNotice(page, 'Role saved')
    await page.getByRole('row').filter({ hasText: name }).getByText('Messages').first().waitFor()
    await follow('/staff/people')
    await page.getByRole('row').filter({ hasText: clerk.email }).getByRole('button', { name: 'Role' }).click()
    await inDialog(page)
      .getByLabel('Role')
      .selectOption({ label: `${name}: Answers messages` })
    await inDialog(page).getByRole('button', { name: 'Change role' }).click()
    await waitForNotice(page, 'Role changed')

    await clerk.enter(phone.page)
    await phone.open('/staff')
    const places = phone.page.getByRole('navigation', { name: 'Back office' })
    await places.getByRole('link', { name: /Messages/ }).waitFor()
    expect(await places.getByRole('link', { name: /Orders|Customers|Settings/ }).count()).toBe(0)
    await pressButton(phone.page, 'All pages')
    await places.getByText('Work', { exact: true }).waitFor()
    await places.getByRole('link', { name: /Messages/ }).click()
    await phone.page.waitForURL('**/staff/messages')
    await places.getByText('Work', { exact: true }).waitFor({ state: 'hidden' })
  })

  test('a policy leads from the list to its text and to the store, and the audit trail is searched by day', async ({
    desktop,
  }) => {
    const { page, open, follow } = desktop
    await (await newClerk()).enter(page)
    await open('/staff/content/pages')
    await page.getByRole('link', { name: '/termsOfUs' }).waitFor()
    expect(await page.getByText('terms-of-use').count()).toBe(0)
    await page.getByRole('link', { name: 'Terms of use' }).click()
    await page.getByRole('link', { name: 'View in store' }).click()
    await page.waitForURL('**/termsOfUs')
    await follow('/staff/audit')
    await page.getByLabel('From day (UTC)').fill('2001-01-01')
    await page.getByLabel('To day (UTC)').fill('2001-01-02')
    await page.getByLabel('What').selectOption({ label: 'Staff and roles' })
    await pressButton(page, 'Search')
    await page.getByText('No entry found').waitFor()
    await follow('/staff/figures')
    await page.getByRole('heading', { name: /Figures/ }).waitFor()
  })
})
