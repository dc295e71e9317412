import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME_ROUTE } from '#features/staff/web/use-staff.ts'
import type { StaffCreditTerms } from '../../staff-credit.contract.ts'
import { CreditSection } from './credit-section.tsx'

const CREDIT: NonNullable<StaffCreditTerms['credit']> = {
  state: 'paused',
  days: 45,
  currency: 'USD',
  creditLimit: '1000.0000',
  openAmount: '750.0000',
  availableAmount: '250.0000',
  overdueAmount: '20.0000',
  overdueDays: 3,
  note: 'Credit report: fine',
  version: 2,
  changedBy: 'clerk@shop.example',
  changedAt: '2026-11-18T10:00:00.000Z',
}
function draw(credit: StaffCreditTerms['credit'], rights: string[]) {
  const element = <CreditSection accountId={7} credit={credit} currencies={['USD']} />
  const router = createMemoryRouter([{ id: FRAME_ROUTE, path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { [FRAME_ROUTE]: { me: { rights } } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('terms, limit, what is open, overdue and available', () => {
  const html = draw(CREDIT, ['*'])
  for (const text of ['Net 45 days', 'Paused', '$1,000.0000', '$750.0000', '$20.0000', 'by up to 3 days', '$250.0000'])
    expect(html).toContain(text)
  for (const text of ['Credit report: fine', 'clerk@shop.example', '/staff/receivables?accountId=7', 'Edit'])
    expect(html).toContain(text)
})

test('without terms they can be given, by those who may', () => {
  expect(draw(null, ['customers.write'])).toContain('Give terms')
  const reader = draw(null, ['customers.read'])
  expect(reader).toContain('every order is paid before it is shipped')
  expect(reader).not.toContain('Give terms')
})
