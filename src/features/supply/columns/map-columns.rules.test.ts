import { expect, test } from 'vitest'
import { mapColumns } from './map-columns.rules.ts'

const meaning = (heading: string) => mapColumns([heading])[0]

test.each([
  ['MPN', 'model'],
  ['Mfr. Part #', 'model'],
  ['Part Number', 'model'],
  ['Manufacturer Part Number', 'model'],
  ['Manufacturer', 'brand'],
  ['Mfr', 'brand'],
  ['Price', 'price'],
  ['Unit Price (USD)', 'price'],
  ['Price USD', 'price'],
  ['Price Breaks', 'price'],
  ['Stock', 'stock'],
  ['Qty Available', 'stock'],
  ['MOQ', 'minimum'],
  ['Minimum Order Quantity', 'minimum'],
  ['Order Multiple', 'multiple'],
  ['SPQ', 'packCount'],
  ['Packaging', 'packing'],
  ['Package / Case', 'package'],
  ['RoHS', 'rohs'],
  ['RoHS Status', 'rohs'],
  ['Lead Free Status / RoHS Status', 'rohs'],
  ['Lifecycle Status', 'lifecycle'],
  ['Part Status', 'lifecycle'],
  ['Datasheet URL', 'datasheet'],
  ['Image', 'picture'],
  ['ECCN', 'eccn'],
  ['HTSUS', 'hts'],
  ['Country of Origin', 'origin'],
  ['REACH Status', 'reach'],
  ['Moisture Sensitivity Level', 'msl'],
  ['Weight (g)', 'weight'],
  ['Category', 'category'],
  ['Description', 'description'],
  ['Lead Time', 'leadWeeks'],
  ['Artikel', 'model'],
  ['Artikel-Nr.', 'model'],
  ['VK', 'price'],
  ['SKU', 'ignore'],
  ['Documents', 'documents'],
  ['CAD Symbol', 'cadSymbol'],
  ['Footprint URL', 'cadFootprint'],
  ['Footprint', 'package'],
  ['3D Model', 'cadModel'],
  ['cadModel', 'cadModel'],
  ['Mates with', 'mating'],
  ['Accessories', 'accessories'],
  ['Evaluation Boards', 'boards'],
  ['Herstellernummer', 'model'],
  ['Hersteller-Teilenummer', 'model'],
  ['Nettopreis', 'price'],
  ['Verfügbar', 'stock'],
  ['Mindestbestellmenge', 'minimum'],
  ['Verpackungseinheit', 'packCount'],
  ['EAN', 'ignore'],
  ['EAN-Code', 'ignore'],
  ['GTIN-13', 'ignore'],
  ['Code à barres', 'ignore'],
  ['Référence fabricant', 'model'],
  ['Prix unitaire HT (EUR)', 'price'],
  ['Qté en stock', 'stock'],
  ['Qté min.', 'minimum'],
  ['Désignation', 'description'],
  ['Famille', 'category'],
  ['Referencia', 'model'],
  ['Marca', 'brand'],
  ['Precio', 'price'],
  ['Existencias', 'stock'],
  ['Cantidad mínima', 'minimum'],
  ['Produttore', 'brand'],
  ['Prezzo unitario', 'price'],
  ['Giacenza', 'stock'],
  ['Fabrikant', 'brand'],
  ['Stukprijs', 'price'],
  ['Voorraad', 'stock'],
  ['Producent', 'brand'],
  ['Cena netto', 'price'],
  ['Stan magazynowy', 'stock'],
])('the heading %j is the field %s', (heading, field) => {
  expect(meaning(heading)).toMatchObject({ to: 'field', field })
})

test.each([
  ['Price 10', { to: 'tierPrice', count: 10, currency: '' }],
  ['10+', { to: 'tierPrice', count: 10, currency: '' }],
  ['1k', { to: 'tierPrice', count: 1000, currency: '' }],
  ['Price @ 100', { to: 'tierPrice', count: 100, currency: '' }],
  ['Price CNY 25', { to: 'tierPrice', count: 25, currency: 'CNY' }],
  ['Preis EUR', { to: 'field', field: 'price', hint: 'EUR' }],
  ['Preis (€)', { to: 'field', field: 'price', hint: '€' }],
  ['€', { to: 'field', field: 'price', hint: 'EUR' }],
  ['PLN', { to: 'field', field: 'price', hint: 'PLN' }],
  ['Preis ab 100 (EUR)', { to: 'tierPrice', count: 100, currency: 'EUR' }],
  ['100 pcs', { to: 'tierPrice', count: 100, currency: '' }],
  ['Stock: Rotterdam', { to: 'warehouse', name: 'Rotterdam' }],
  ['Capacitance (µF)', { to: 'parameter', name: 'Capacitance', unit: 'µF' }],
  ['Operating Temperature', { to: 'parameter', name: 'Operating Temperature', unit: '' }],
])('the heading %j is %j', (heading, wanted) => {
  expect(meaning(heading)).toEqual(wanted)
})

test('quantities and prices in pairs of columns', () => {
  expect(mapColumns(['MPN', 'Qty 1', 'Price 1', 'Qty 2', 'Price 2']).slice(1)).toEqual([
    { to: 'breakCount', index: 1 },
    { to: 'breakPrice', index: 1 },
    { to: 'breakCount', index: 2 },
    { to: 'breakPrice', index: 2 },
  ])
})

test('a mapping set by staff overrides the detected one', () => {
  expect(mapColumns(['Our no.', 'Grade'], { 'our #': 'model', grade: 'ignore' })).toEqual([
    { to: 'field', field: 'model', hint: '' },
    { to: 'field', field: 'ignore', hint: '' },
  ])
})
