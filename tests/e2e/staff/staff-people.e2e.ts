import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { codeAtStep, stepAt } from '#features/account/server/second-factor/totp.ts'
import { chooseTransfer } from '#features/payment/payment.contract.ts'
import { statusOf } from '../../drills/shop.ts'
import { fromBase32 } from '../../support/authenticator-app.ts'
import { logInOnPage } from '../../support/buyers.ts'
import { createCustomers, order, proveTransfer } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { inDialog } from '../../support/page-steps.ts'
import { test, waitForNotice } from '../../support/visitor.ts'

const { sql, newCustomer, newClerk, goods } = createCustomers()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

describe('people', () => {
  test('an invited colleague sets a second factor, signs in with it and checks a transfer, until they are disabled', async ({
    desktop,
    phone,
  }) => {
    const { page, open, follow } = desktop
    const clerk = { email: `new-${randomUUID()}@firm.example`, password: 'four-unusual-words-7431' }
    await (await newClerk()).enter(page)
    await open('/staff/people')
    await press(page, 'Invite')
    await inDialog(page).getByLabel('Name').fill('New Colleague')
    await inDialog(page).getByLabel('E-mail address').fill(clerk.email)
    await inDialog(page).getByRole('button', { name: 'Send invitation' }).click()
    await waitForNotice(page, 'Invitation sent')
    await page.getByText(`New Colleague, ${clerk.email}`).waitFor()
    const { links } = await receiveMail(clerk.email, /back office/)

    const own = phone.page
    await phone.open(links.find((one) => one.startsWith('/staff/join')) ?? '')
    await own.getByLabel('Password', { exact: true }).fill(clerk.password)
    await own.getByLabel('Password again').fill(clerk.password)
    await phone.checkAccessibility({ frame: true })
    await press(own, 'Open my account')
    await own.getByRole('link', { name: 'Sign in' }).click()
    await logInOnPage(own, clerk)
    await own.getByRole('heading', { level: 1, name: 'Today' }).waitFor()

    await phone.follow('/staff/security')
    await own.getByText('Password only').waitFor()
    await press(own, 'Set up')
    await inDialog(own).getByRole('button', { name: 'Show the code' }).click()
    await inDialog(own).getByRole('img', { name: 'QR code for the app' }).waitFor()
    await phone.checkAccessibility()
    const key = await inDialog(own).getByText('Or enter this key by hand:').locator('span').textContent()
    const secret = fromBase32((key ?? '').replaceAll(' ', ''))
    await inDialog(own)
      .getByLabel('Code')
      .fill(codeAtStep(secret, stepAt(Date.now())))
    await inDialog(own).getByRole('button', { name: 'Confirm' }).click()
    await own.getByText('Keep these recovery codes in a safe place. They are not shown again.').waitFor()
    await own.getByText('Second factor on').waitFor()
    await phone.checkAccessibility({ frame: true })
    await own.getByRole('button', { name: 'Sign out' }).click()
    await own.waitForURL('**/staff/login')
    await logInOnPage(own, clerk)
    await own.getByText('Please enter the code of your authenticator app, or a recovery code.').waitFor()
    await own.getByLabel('Code of your authenticator app').fill(codeAtStep(secret, stepAt(Date.now()) + 1))
    await own.getByRole('button', { name: 'Log in' }).click()
    await own.getByRole('heading', { level: 1, name: 'Today' }).waitFor()

    const [customer, part] = [await newCustomer(), await goods()]
    const orderNo = await order(customer, part.id)
    await customer.call(chooseTransfer, { orderNo })
    const transferNo = await proveTransfer(customer, orderNo, '13.5')
    await phone.follow('/staff/payments')
    const row = own.getByRole('row').filter({ hasText: orderNo })
    await row.getByRole('link', { name: /Receipt/ }).waitFor()
    await row.getByRole('button', { name: 'Accept' }).click()
    await phone.checkAccessibility()
    await inDialog(own).getByLabel('Note').fill('Statement 14')
    await inDialog(own).getByRole('button', { name: 'Payment has arrived' }).click()
    await waitForNotice(own, 'Transfer accepted. The order is paid.')
    expect(await statusOf(customer.call, orderNo)).toBe(2)

    await follow(`/staff/audit?keyword=${transferNo}`)
    await page.getByRole('row').filter({ hasText: clerk.email }).filter({ hasText: transferNo }).waitFor()
    await follow('/staff/people')
    await page
      .getByRole('row')
      .filter({ hasText: clerk.email })
      .filter({ hasText: 'Second factor' })
      .getByRole('button', { name: 'Disable' })
      .click()
    await inDialog(page).getByRole('button', { name: 'Disable' }).click()
    await waitForNotice(page, 'Account disabled')
    await own
      .getByRole('link', { name: /Orders/ })
      .first()
      .click()
    await own.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })

  test('who lacks a required second factor is led to the page where it is set up, and can sign out', async ({
    desktop,
  }) => {
    const { page, open, checkAccessibility } = desktop
    const role = `held-${randomUUID().slice(0, 8)}`
    await sql`
      insert into staff_role (role, name, description, position, rights, second_factor)
      values (${role}, ${role}, 'Orders, with a second factor', 99, '{me.*,today.read,orders.read}', true)`
    await (await newClerk(role)).enter(page)
    await open('/staff/orders')
    await page.waitForURL('**/staff/security')
    await page.getByText('Your role needs a second factor.').waitFor()
    await checkAccessibility({ frame: true })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/staff/login')
  })
})
