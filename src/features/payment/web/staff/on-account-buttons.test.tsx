import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME_ROUTE } from '#features/staff/web/use-staff.ts'
import { CancelOnAccount } from './cancel-on-account.tsx'
import { RecordTransfer } from './record-transfer.tsx'
import { RefundButton } from './refund-button.tsx'

const ADDRESS = { firstName: 'A', lastName: 'B', company: '', email: '', countryName: '', regionName: '', zipCode: '' }
const ORDER = {
  orderNo: 'OS-261118-7Q2MX4TA',
  email: 'buyer@firm.example',
  version: '1.1',
  status: 2,
  totalAmount: '60.0000',
  amountCurrency: 'USD',
  refundedAmount: '0.0000',
  paidAt: null,
  shipments: [],
  lines: [],
  billAddress: ADDRESS,
  invoice: null,
  account: { days: 30, dueOn: null, openAmount: '60.0000', receivedAmount: '0.0000', overdueDays: 0 },
}
type Order = Omit<typeof ORDER, 'paidAt' | 'account' | 'shipments'> & {
  paidAt: string | null
  account: typeof ORDER.account | undefined
  shipments: object[]
}

/** The words of the buttons that somebody with these rights sees. */
function buttonsOf(order: Order, rights = ['*']): string[] {
  // Only what the buttons read of an order.
  const given = order as never
  const element: ReactElement = (
    <>
      <RecordTransfer order={given} />
      <RefundButton order={given} payments={[]} />
      <CancelOnAccount order={given} />
    </>
  )
  const router = createMemoryRouter([{ id: FRAME_ROUTE, path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { [FRAME_ROUTE]: { me: { rights } } } },
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words = '']) => words.replace(/<[^>]*>/g, ''))
}

test('an order on account that is open can be paid, credited and, before shipment, cancelled', () => {
  expect(buttonsOf(ORDER)).toEqual(['Record payment', 'Credit', 'Cancel order'])
  expect(buttonsOf({ ...ORDER, status: 3, shipments: [{}] })).toEqual(['Record payment', 'Credit'])
  expect(buttonsOf({ ...ORDER, shipments: [{}] })).toEqual(['Record payment', 'Credit'])
  const account = { ...ORDER.account, openAmount: '40.0000', receivedAmount: '20.0000' }
  expect(buttonsOf({ ...ORDER, account })).toEqual(['Record payment', 'Credit'])
})

test('one that is paid, and orders that are not on account, offer none of it', () => {
  const paid = { ...ORDER, paidAt: '2026-11-18T10:00:00.000Z', account: { ...ORDER.account, openAmount: '0.0000' } }
  expect(buttonsOf(paid)).toEqual([])
  expect(buttonsOf({ ...ORDER, account: undefined })).toEqual([])
  expect(buttonsOf({ ...ORDER, status: 1, account: undefined })).toEqual(['Record payment'])
})

test('each needs its right', () => {
  expect(buttonsOf(ORDER, ['payments.check'])).toEqual(['Record payment'])
  expect(buttonsOf(ORDER, ['payments.refund'])).toEqual(['Credit'])
  expect(buttonsOf(ORDER, ['orders.write'])).toEqual(['Cancel order'])
})
