import { expect, test } from 'vitest'
import { readAddresses } from './address.rules.ts'

test.each([
  ['https://www.example.com/en/products/detail/texas-instruments/LM324DR/276676', 'LM324DR'],
  ['https://www.example.com/ProductDetail/Texas-Instruments/LM358DR?qs=X1EPy%2Bb', 'LM358DR'],
  ['https://example.com/product-detail/Operational-Amplifier_Texas-Instruments-LM358DR_C7950.html', 'LM358DR'],
  ['https://example.com/product-detail/C7950.html', 'C7950'],
  ['http://example.com/texas-instruments/lm358p/op-amp-dual/dp/3006934', 'lm358p'],
  ['https://example.com/molex/0533980271/699084', '0533980271'],
  ['https://www.example.com/datasheets/MCP2515-I%2FSO.pdf', 'MCP2515-I/SO'],
  ['LM358DR', 'LM358DR'],
  ['https://example.com/%E0%A4%A', '%E0%A4%A'],
  ['https://example.com/about', ''],
])('%s has the number %s', (text, number) => {
  expect(readAddresses(text)).toBe(number)
})
