import { expect } from 'vitest'
import { saveBom } from '#features/bom/saved-bom.contract.ts'
import { joinCart } from '#features/cart/cart.contract.ts'
import { createCustomers, order } from '../../support/customers.ts'
import { receiveMail } from '../../support/mail/outbox.ts'
import { test } from '../../support/visitor.ts'
import { addressOf, PASSWORD } from './logins.ts'

const { sql, newCustomer, goods } = createCustomers()

test('a colleague is invited, registers, sees the orders, and no longer once removed', async ({ desktop, phone }) => {
  const owner = await newCustomer()
  const part = await goods()
  const orderNo = await order(owner, part.id)
  const line = { ref: 'U1', model: part.model, count: 1, match: 'exact', taken: true, goodsId: part.id } as const
  const { bomId } = await owner.call(saveBom, { name: 'Lamp', lines: [line] })
  await owner.enter(desktop.page)
  await desktop.open('/userCenter/team')
  await desktop.page.getByRole('heading', { name: 'Only you order with this account' }).waitFor()
  await desktop.checkAccessibility()

  const email = addressOf('viewer')
  await desktop.page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = desktop.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Please enter').waitFor()
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Role').selectOption('viewer')
  await desktop.checkAccessibility()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await desktop.page.getByRole('button', { name: 'Send again' }).waitFor()

  const { links } = await receiveMail(email, /Invitation to order together/)
  await phone.open(links.find((link) => link.startsWith('/joinTeam#')) ?? '')
  await phone.page.getByText(`${owner.email} has invited`).waitFor()
  await phone.checkAccessibility()
  await phone.page.getByLabel('Your name').fill('Vera Viewer')
  await phone.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.page.getByLabel(/I accept the/).check()
  await phone.page.getByRole('button', { name: 'Create my account and join' }).click()
  await phone.page.getByText('Your account is ready and belongs to the team.').getByRole('link').click()
  const main = phone.page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await phone.page.waitForURL((url) => url.pathname !== '/login')

  await phone.open('/userCenter/myOrder')
  const card = phone.page.getByRole('article', { name: `Order ${orderNo}` })
  await card.getByText('By Test Person').waitFor()
  await phone.page.getByRole('complementary', { name: 'Your role' }).waitFor()
  expect(await card.getByRole('link', { name: 'Go to pay' }).count()).toBe(0)
  await phone.checkAccessibility()

  await phone.open('/userCenter/addressManagement')
  await phone.page.getByRole('heading', { name: 'Addresses', level: 1 }).waitFor()
  await phone.page.getByRole('switch', { name: 'Default for delivery' }).first().waitFor()
  expect(await phone.page.getByRole('button', { name: /^(?:Add an address|Edit|Remove)$/ }).count()).toBe(0)

  await phone.open(`/bomResult?bomId=${bomId}`)
  await phone.page.getByRole('button', { name: 'Add 1 part to cart' }).waitFor()
  expect(await phone.page.getByRole('button', { name: /^(?:Save|Share|Rename Lamp)$/ }).count()).toBe(0)

  await desktop.open('/userCenter/team')
  await desktop.page
    .getByRole('row', { name: /Vera Viewer/ })
    .getByRole('button', { name: 'Remove' })
    .click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await desktop.page.getByRole('heading', { name: 'Only you order with this account' }).waitFor()
  await phone.open('/userCenter/myOrder')
  await phone.page.getByRole('heading', { name: 'No orders yet' }).waitFor()
  expect(await phone.page.getByRole('complementary', { name: 'Your role' }).count()).toBe(0)
})

test('a buyer sends an order above their limit for approval, and the owner places it', async ({ desktop, phone }) => {
  const [owner, buyer] = [await newCustomer(), await newCustomer()]
  const part = await goods({ stock: 50, tiers: [{ from: 1, price: '2' }] })
  await sql`insert into customer_member (customer_id, member_id, role) values (${owner.accountId}, ${buyer.accountId}, 'buyer')`

  await owner.enter(desktop.page)
  await desktop.open('/userCenter/team')
  await desktop.page.getByRole('button', { name: 'Role and limit' }).click()
  const dialog = desktop.page.getByRole('dialog')
  await dialog.getByLabel('Order limit').fill('20 dollars')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter an amount').waitFor()
  await dialog.getByLabel('Order limit').fill('20')
  await desktop.checkAccessibility()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await desktop.page.getByRole('cell', { name: '$20.0000' }).waitFor()

  await buyer.call(joinCart, { goodsId: part.id, count: 5 })
  await buyer.enter(phone.page)
  await phone.open('/CommoditySettlement')
  await phone.page.getByText('This order is above your limit of $20.0000.').waitFor()
  await phone.page.getByLabel('Note for the approver').fill('For the prototype')
  await phone.page.getByRole('checkbox', { name: /I agree/ }).check()
  await phone.checkAccessibility()
  await phone.page.getByRole('button', { name: 'Send for approval' }).click()
  await phone.page.waitForURL('**/userCenter/team/approvals/*')
  await phone.page.getByRole('button', { name: 'Withdraw' }).waitFor()
  await phone.checkAccessibility()

  await desktop.follow('/userCenter/myOrder')
  const waiting = desktop.page.getByRole('table', { name: 'Orders waiting for approval' })
  await desktop.checkAccessibility()
  await waiting
    .getByRole('row', { name: /Test Person.*\$22\.50/ })
    .getByRole('link')
    .click()
  await desktop.page.getByText('For the prototype').waitFor()
  await desktop.checkAccessibility()
  await desktop.page.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('heading', { name: 'Approve this order for $22.5000?' }).waitFor()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await desktop.page.getByText('Ordered as').getByRole('link').click()
  await desktop.page.waitForURL('**/orderDetail?orderNo=*')
  await desktop.page.getByText('Order approved').waitFor()
})
