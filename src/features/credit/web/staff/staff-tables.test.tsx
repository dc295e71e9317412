import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CustomerBalance, StaffOpenOrder } from '../../staff-credit.contract.ts'
import { BalanceTable } from './balance-table.tsx'
import { CreditFields } from './credit-fields.tsx'
import { OpenOrderTable } from './open-order-table.tsx'
import { addressOf } from './receivables-address.ts'

const BALANCE: CustomerBalance = {
  accountId: 7,
  name: 'Firm Ltd',
  email: 'buyer@firm.example',
  currency: 'USD',
  orderCount: 3,
  openAmount: '60.0000',
  notDue: '10.0000',
  upTo30: '0.0000',
  upTo60: '20.0000',
  over60: '30.0000',
  overdueDays: 70,
}
const ORDER: StaffOpenOrder = {
  orderNo: 'OS-261118-7Q2MX4TA',
  invoiceNo: null,
  poNumber: 'PO-1',
  placedAt: '2026-11-18T10:00:00.000Z',
  dueOn: '2026-12-18',
  overdueDays: 4,
  days: 30,
  currency: 'USD',
  totalAmount: '60.0000',
  openAmount: '50.1250',
  accountId: null,
  name: '',
  email: '',
}
const draw = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('open amounts of a customer by age, with links to the customer and the orders, and sums', () => {
  const html = draw(<BalanceTable list={[BALANCE]} totals={[{ ...BALANCE, openAmount: '99.0000' }]} />)
  for (const text of ['Firm Ltd', '$60.0000', '$10.0000', '$20.0000', '$30.0000', 'All customers, USD', '$99.0000'])
    expect(html).toContain(text)
  expect(html).toContain('href="/staff/customers/7"')
  expect(html).toContain('href="/staff/receivables?accountId=7"')
  expect(html).not.toContain('$0.0000')
})

test('an open order of a removed account is still listed', () => {
  const html = draw(<OpenOrderTable list={[ORDER]} />)
  for (const text of ['OS-261118-7Q2MX4TA', 'PO PO-1', 'Removed account', 'Overdue by 4 days', '$50.1250'])
    expect(html).toContain(text)
})

test('the form of the terms starts with what was agreed, also in a currency that the shop has given up', () => {
  const credit = {
    state: 'paused' as const,
    days: 45,
    currency: 'CNY' as const,
    creditLimit: '5000.5000',
    openAmount: '0.0000',
    availableAmount: '0.0000',
    overdueAmount: '0.0000',
    overdueDays: 0,
    note: 'Checked',
    version: 3,
    changedBy: 'a@b.example',
    changedAt: '2026-11-18T10:00:00.000Z',
  }
  const html = draw(<CreditFields credit={credit} currencies={['USD']} problems={{ days: 'Wrong' }} />)
  for (const text of ['value="45"', 'value="5000.50"', '<option selected="">CNY</option>', 'Checked', 'Wrong'])
    expect(html).toContain(text)
})

test('filters are in the address', () => {
  expect(addressOf({ by: 'customers', overdueOnly: false })).toBe('/staff/receivables')
  expect(addressOf({ by: 'orders', overdueOnly: true })).toBe('/staff/receivables?by=orders&overdue=true')
  expect(addressOf({ by: 'orders', overdueOnly: false, accountId: 7 })).toBe('/staff/receivables?accountId=7')
})
