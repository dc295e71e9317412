import { expect, test } from 'vitest'
import type { BomRole } from './bom-table.ts'
import { meaningOf, saysLeftOut } from './header-words.rules.ts'

const headings: Record<Exclude<BomRole, 'other'>, string[]> = {
  model: [
    'MPN',
    'mpn 2',
    'MPN3',
    'Manufacturer Part Number',
    'Manufacturer Part',
    'Manufacturer Part Number 1',
    'Mfr. Part No.',
    'Mfr Part number',
    'Mfg_PN',
    'Mfg_Part_No',
    'ManufacturerPartNum',
    'manf#',
    'MFR #',
    'PN',
    'PN_1',
    'P/N',
    'Part Number',
    'PartNumber',
    'Part #',
    'part-num',
    'Preferred_MPN',
    'MPN/Value',
    'manpartno',
    'Order Code',
    'Stock Code',
    'Hersteller-Nr.',
    'M/F Part Number',
    "Manufacturer's Part\nNumber",
  ],
  brandName: ['Manufacturer', 'Mfr', 'MFG1', 'MF', 'Brand', 'Manufacturer Name', 'Hersteller', 'manufacturer 2'],
  count: [
    'Qty',
    'QTY.',
    'Quantity',
    'Quantity Per PCB',
    'Qty-25',
    'Quantity 1',
    'Count',
    'Qnty',
    'Amount',
    'Pcs',
    'Units',
    'Anzahl',
    'Order Qty',
    'Qty\nper board',
  ],
  ref: [
    'Reference',
    'Reference(s)',
    'References',
    'Refs',
    'RefDes',
    'Ref. Des.',
    'Designator',
    'Reference Designator',
    'Part References',
    'Customer Reference',
    'Schematic Reference',
    'Location',
  ],
  sku: [
    'Digikey',
    'Digi-Key Part Number',
    'mouser#',
    'Mouser Part Number',
    'LCSC',
    'JLCPCB Part #',
    'Supplier Part',
    'Vendor_PN',
    'Distributor Part Number',
    'OC_FARNELL',
    'SKU',
    'RS',
  ],
  description: ['Description', 'DESC', 'Value', 'Comment', 'Characteristics', 'Part Description', 'Bezeichnung'],
  package: ['Footprint', 'Package', 'Package/Case', 'Case', 'Pattern', 'Bauform'],
  fitted: ['DNP', 'DNF', 'Fitted', 'Stuff', 'On Board', 'Config', 'Do Not Populate', 'NoPop'],
}

test.each(Object.entries(headings).flatMap(([role, names]) => names.map((name) => ({ name, role }))))(
  'the heading $name means $role',
  ({ name, role }) => {
    expect(meaningOf(name)?.role).toBe(role)
  },
)

test.each([
  'Item',
  '#',
  'No.',
  'Datasheet',
  'MNF1_URL',
  'Unit Price',
  'In Stock',
  'MOQ',
  'Lead Time',
  'Internal Part Number',
  'Component Count',
  'Number of Pins',
  'EMPTY_MPN',
  'price100_Mouser',
  'Supplier',
  'Distributor',
  'Notes',
  'Comments',
  '',
])('the heading %j says nothing about the part', (name) => {
  expect(meaningOf(name)).toBeUndefined()
})

test('DNP says when a part is left out, Fitted when it is put in', () => {
  expect(['DNP', 'Do not fit', 'Exclude from BOM', 'Fitted', 'On Board'].map(saysLeftOut)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
