import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Preview } from './checkout-source.ts'
import { offeredMethods, PayMethodChoice } from './pay-method-choice.tsx'

const PREVIEW: Preview = {
  lines: [],
  currency: 'USD',
  amount: '10.0000',
  shipping: [],
  expressId: 1,
  freightAmount: '0.0000',
  totalAmount: '10.0000',
  transferOffered: true,
  problems: [],
}
const ACCOUNT = {
  days: 30,
  currency: 'USD' as const,
  creditLimit: '1000.0000',
  openAmount: '0.0000',
  availableAmount: '1000.0000',
  problem: '',
}
const shown = (more: Partial<Preview>) => {
  const payMethods = offeredMethods({ ...PREVIEW, ...more }, true)
  return renderToStaticMarkup(
    <PayMethodChoice payMethods={payMethods} isLoaded payMethod="online" setPayMethod={() => {}} />,
  )
}

test('customers without terms see card and transfer', () => {
  expect(offeredMethods(PREVIEW, true).map(({ value }) => value)).toEqual(['online', 'transfer'])
  expect(shown({})).not.toContain('account')
})

test('customers with terms can buy on account, and see what is available', () => {
  const html = shown({ account: ACCOUNT })
  expect(html).toContain('On account, net 30 days')
  expect(html).toContain('$1,000.0000')
  expect(html).not.toContain('disabled=""')
})

test('an order that does not fit shows why, and cannot choose it', () => {
  const html = shown({ account: { ...ACCOUNT, problem: 'USD 5.00 is available.' } })
  expect(html).toContain('USD 5.00 is available.')
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="account"|<input[^>]*value="account"[^>]*disabled=""/)
})

test('the owner may give it another name and place', () => {
  const payWays = [
    { way: 'account' as const, label: 'Invoice', note: 'As agreed.' },
    { way: 'online' as const, label: '', note: '' },
  ]
  expect(offeredMethods({ ...PREVIEW, payWays, account: ACCOUNT }, true)).toMatchObject([
    { value: 'account', label: 'Invoice, net 30 days' },
    { value: 'online' },
  ])
})
