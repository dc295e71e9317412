import { expect, test } from 'vitest'
import { findHeading } from './find-heading.rules.ts'

test('a heading of two rows with merged cells is joined, with the currency of the upper one', () => {
  const rows = [
    ['Tarif novembre 2026'],
    ['Référence fabricant', 'Fabricant', 'Prix unitaire (EUR)', '', '', 'Qté en stock'],
    ['', '', '1+', '100+', '1k+', ''],
    ['LM7805CT', 'STMicroelectronics', '0,52', '0,38', '0,27', '1200'],
  ]
  expect(findHeading(rows)).toMatchObject({
    row: 2,
    headings: ['Référence fabricant', 'Fabricant', '1+ EUR', '100+ EUR', '1k+ EUR', 'Qté en stock'],
  })
})

test('a merged cell above the heading names the currency of the tiers below it', () => {
  const rows = [
    ['', '', 'Staffelpreise in EUR (netto)', '', 'Lager'],
    ['Herstellernummer', 'Hersteller', '1', '100', 'Bestand'],
    ['Widerstände', '', '', '', ''],
    ['RC0603FR-0710KL', 'Yageo', '0,012', '0,004', '500'],
  ]
  expect(findHeading(rows)).toMatchObject({
    row: 1,
    headings: ['Herstellernummer', 'Hersteller', '1 EUR', '100 EUR', 'Bestand'],
  })
})

test('a row of goods below the heading stays a row of goods', () => {
  const rows = [
    ['MPN', 'Maker', 'Price', 'Stock'],
    ['100', 'Acme', '10', '1000'],
  ]
  expect(findHeading(rows)).toMatchObject({ row: 0, headings: ['MPN', 'Maker', 'Price', 'Stock'] })
})
