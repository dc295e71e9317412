import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME_ROUTE } from '#features/staff/web/use-staff.ts'
import type { PurchaseStatus } from '../../purchasing.rules.ts'
import type { PurchaseDetail } from '../../staff-purchasing.contract.ts'
import PurchaseOrderPage from './order.page.tsx'

const ORDER: PurchaseDetail = {
  purchaseNo: 'PO-261118-7K2M9QXD',
  version: 2,
  status: 'partly_received',
  supplier: { supplierId: 1, name: 'Parts Direct', email: 'orders@direct.example', note: '' },
  currency: 'USD',
  note: '',
  createdAt: '2026-11-18T10:00:00.000Z',
  createdBy: 'buyer@shop.example',
  sentAt: '2026-11-18T11:00:00.000Z',
  lines: [
    {
      lineId: 7,
      goodsId: 1,
      model: 'LM358DR',
      brandName: 'Texas Instruments',
      count: 100,
      receivedCount: 60,
      openCount: 30,
      expectedOn: '2026-12-04',
      backorderedCount: 0,
      warehouses: [],
      unitCost: '0.12',
    },
  ],
  receipts: [
    {
      receiptNo: 'GR-261118-7K2M9QXD',
      purchaseNo: 'PO-261118-7K2M9QXD',
      warehouse: 'Rotterdam',
      note: '',
      receivedAt: '2026-11-18T12:00:00.000Z',
      receivedBy: 'clerk@shop.example',
      undoneAt: null,
      undoneBy: null,
      lines: [
        {
          model: 'LM358DR',
          brandName: 'Texas Instruments',
          goodsId: 1,
          count: 60,
          refusedCount: 2,
          refusedReason: 'Wet',
          shares: [{ orderNo: 'OS-261118-AAAAAAAA', count: 5 }],
        },
      ],
    },
  ],
  amount: '12.0000',
}

function draw(status: PurchaseStatus, rights: string[], order = ORDER) {
  const element = <PurchaseOrderPage loaderData={{ order: { ...order, status }, suppliers: [] }} />
  const router = createMemoryRouter([{ id: FRAME_ROUTE, path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { [FRAME_ROUTE]: { me: { rights } } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('an order under way shows what has arrived, what is open and what was cancelled', () => {
  const html = draw('partly_received', ['*'])
  for (const text of ['10 cancelled', '4 Dec 2026', '60', '2 refused: Wet', '5 for OS-261118-AAAAAAAA', 'Rotterdam'])
    expect(html).toContain(text)
  for (const text of ['Receive goods', 'Expected days', 'Cancel open pieces', 'Undo']) expect(html).toContain(text)
  expect(html).not.toContain('Save draft')
})

test('a draft is a form; an order that is received has no actions', () => {
  const draft = draw('draft', ['*'])
  for (const text of ['Save draft', 'Add parts', 'Send', 'Discard draft', 'Pieces of LM358DR'])
    expect(draft).toContain(text)
  expect(draft).not.toContain('Receive goods')
  const received = draw('received', ['*'])
  for (const text of ['Receive goods', 'Cancel open pieces', 'Cancel rest', 'Expected days'])
    expect(received).not.toContain(text)
})

test('the warehouse receives, without costs and without changing the order', () => {
  const { amount: _, lines, ...rest } = ORDER
  const bare = { ...rest, lines: lines.map(({ unitCost: _cost, ...line }) => line) }
  const html = draw('sent', ['purchasing.read', 'purchasing.receive'], bare)
  expect(html).toContain('Receive goods')
  for (const text of ['Expected days', 'Cancel open pieces', 'PDF', 'Amount', '0.12']) expect(html).not.toContain(text)
})
