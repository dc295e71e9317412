import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CreditStanding, OpenOrder } from '../credit.contract.ts'
import { CreditPanel } from './credit-panel.tsx'
import { DueBadge } from './due-badge.tsx'

const CREDIT: CreditStanding = {
  state: 'active',
  days: 30,
  currency: 'USD',
  creditLimit: '1000.0000',
  openAmount: '750.0000',
  availableAmount: '250.0000',
  overdueAmount: '0.0000',
  overdueDays: 0,
}
const ORDER: OpenOrder = {
  orderNo: 'OS-261118-7Q2MX4TA',
  invoiceNo: 'INV-2026-000001',
  poNumber: '',
  placedAt: '2026-11-18T10:00:00.000Z',
  dueOn: '2026-12-18',
  overdueDays: 0,
  days: 30,
  currency: 'USD',
  totalAmount: '760.0000',
  openAmount: '750.0000',
}
const panelOf = (credit: CreditStanding | null, open: OpenOrder[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CreditPanel credit={credit} open={open} />
    </MemoryRouter>,
  )

test('customers without terms and open orders see nothing', () => {
  expect(panelOf(null)).toBe('')
})

test('limit, open and available amounts, and when each order is due', () => {
  const html = panelOf(CREDIT, [ORDER])
  for (const text of ['Net 30 days after shipment', '$1,000.0000', '$750.0000', '$250.0000', 'Due 18 December 2026'])
    expect(html).toContain(text)
  expect(html).toContain('INV-2026-000001')
  expect(html).toContain('/payment?orderNo=OS-261118-7Q2MX4TA')
  expect(html).not.toContain('Overdue')
})

test('[CONST-08] what is to be paid is in whole cents with four decimals, as on the page of the payment', () => {
  expect(panelOf(null, [{ ...ORDER, openAmount: '14.1980' }])).toContain('$14.2000<')
})

test('paused terms and overdue amounts are named; withdrawn terms leave what is open', () => {
  const html = panelOf({ ...CREDIT, state: 'paused', overdueAmount: '20.0000', overdueDays: 3 })
  expect(html).toContain('New orders cannot be placed on account')
  expect(html).toContain('Overdue')
  expect(panelOf(null, [{ ...ORDER, overdueDays: 1 }])).toContain('Overdue by 1 day')
})

test.each([
  [undefined, ''],
  [{ ...ORDER, openAmount: '0.0000' }, ''],
  [{ ...ORDER, dueOn: null }, 'On account, net 30 days'],
  [ORDER, 'Due 18 December 2026'],
  [{ ...ORDER, overdueDays: 12 }, 'Overdue by 12 days'],
])('the badge of %j says %j', (account, text) => {
  expect(renderToStaticMarkup(<DueBadge account={account} />).replace(/<[^>]*>/g, '')).toBe(text)
})
