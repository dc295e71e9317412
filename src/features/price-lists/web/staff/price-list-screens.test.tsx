import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FRAME_ROUTE } from '#features/staff/web/use-staff.ts'
import type { PriceList, PriceListDetail } from '../../staff-price-lists.contract.ts'
import { CustomerPriceListSection } from './customer-price-list.tsx'
import { PriceListTable } from './price-list-table.tsx'
import { PriceListView } from './price-list-view.tsx'
import { Report } from './upload-prices.tsx'

const LIST: PriceList = {
  priceListId: 7,
  name: 'Acme 2027',
  percent: '12.5',
  startsOn: '2027-01-01',
  endsOn: null,
  isInEffect: false,
  customerCount: 2,
  discountCount: 1,
  partCount: 3,
  version: 4,
  changedBy: 'clerk@shop.example',
  changedAt: '2026-11-18T10:00:00.000Z',
}
const DETAIL: PriceListDetail = {
  priceList: LIST,
  discounts: [{ categoryId: 3, categoryName: 'Passives › Resistors', brandId: null, brandName: '', percent: '30' }],
  customers: [{ accountId: 9, name: 'Acme', email: 'buyer@acme.example' }],
  prices: {
    totalCount: 2,
    list: [
      {
        goodsId: 1,
        goodsModel: 'LM358DR',
        brandName: 'TI',
        currency: 'USD',
        tiers: [{ count: 100, price: '0.085' }],
        isInOtherCurrency: false,
        listPrice: '0.1',
      },
      {
        goodsId: 2,
        goodsModel: 'NE555P',
        brandName: 'TI',
        currency: 'EUR',
        tiers: [{ count: 1, price: '0.2' }],
        isInOtherCurrency: true,
        listPrice: '0.3',
      },
    ],
  },
}

function draw(element: React.ReactElement, rights: string[]) {
  const router = createMemoryRouter([{ id: FRAME_ROUTE, path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { [FRAME_ROUTE]: { me: { rights, currencies: ['USD', 'EUR'] } } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const view = <PriceListView detail={DETAIL} names={{ categories: [], brands: [] }} keyword="" pageNumber={1} />

test('a price list shows its rule, discounts, fixed prices and customers', () => {
  const html = draw(view, ['*'])
  for (const text of ['A fixed price of a part wins', '12.5 %', 'Passives › Resistors', '30 %', '$0.0850', '100+'])
    expect(html).toContain(text)
  for (const text of ['Sold in another currency: no effect', '/staff/customers/9', 'And 1 more', 'Not in effect today'])
    expect(html).toContain(text)
  for (const text of ['Add discount', 'Add part', 'Upload file', 'Download CSV', 'Edit']) expect(html).toContain(text)
})

test('who may not change prices sees no button that would', () => {
  const html = draw(view, ['parts.read'])
  for (const text of ['Add discount', 'Add part', 'Upload file', '>Edit<', '>Remove<']) expect(html).not.toContain(text)
  expect(html).toContain('Download CSV')
})

test('only a list that no customer has can be removed', () => {
  const lists = [LIST, { ...LIST, priceListId: 8, name: 'Old', customerCount: 0 }]
  const html = draw(<PriceListTable list={lists} editable />, ['*'])
  expect(html.match(/>Remove</g)).toHaveLength(1)
  expect(draw(<PriceListTable list={[]} editable />, ['*'])).toContain('No price lists yet')
})

test('a customer has a list or none; sales choose it without seeing the list itself', () => {
  const choices = [{ priceListId: 7, name: LIST.name }]
  const section = (priceList: PriceList | null) => (
    <CustomerPriceListSection accountId={9} priceList={priceList} choices={choices} />
  )
  expect(draw(section(null), ['customers.write'])).toContain('None: this customer pays list prices.')
  expect(draw(section(null), ['customers.read'])).not.toContain('Choose')
  expect(draw(section(LIST), ['customers.write'])).not.toContain('/staff/price-lists/7')
  expect(draw(section(LIST), ['*'])).toContain('/staff/price-lists/7')
})

test('a file is reported with its wrong lines, or with what it would do', () => {
  const report = { version: 1, applied: false, lineCount: 3, partCount: 2, problems: [], problemCount: 0 }
  expect(renderToStaticMarkup(<Report report={report} how="replace" />)).toContain(
    '3 lines read: 2 parts get fixed prices. All others lose theirs.',
  )
  const wrong = { ...report, problemCount: 1, problems: [{ line: 3, message: 'The price is 0.' }] }
  expect(renderToStaticMarkup(<Report report={wrong} how="add" />)).toContain('Line 3: The price is 0.')
})
