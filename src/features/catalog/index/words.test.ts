import { expect, test } from 'vitest'
import { stemsOf } from './words.ts'

test.each([
  ['Résistances, connected and connecting', ['resist', 'connect']],
  ['USB-C hub controllers for the USB hub', ['usb', 'usb-c', 'c', 'hub', 'control']],
  ['100nF 50 V X7R 0603(1608) ±10%', ['100nf', '50v', '50', 'x7r', '0603', '1608', '10']],
  [
    '6 × 6 mm, 2.4 GHz, 16-bit, 2K x 8, Cortex-M0+',
    ['6x6mm', '6', '6mm', '2.4ghz', '2.4', '16bit', '16', '2kx8', 'cortex', 'm0+'],
  ],
  ['2x18650 holder, push-push, SSOP-16', ['2x18650', '2', '18650', 'holder', 'push', 'push-push', 'ssop']],
  ['I2C/SPI 電容', ['i2c', 'spi', '电', '容']],
  ['with and for the', []],
])('"%s" is found by %j', (text, stems) => {
  expect(stemsOf(text)).toEqual(stems)
})

test('a query finds a description that says the same in another case, number or form', () => {
  const description = new Set(stemsOf('Surface Mount Tactile Switches, Illuminated, 12 V'))
  for (const query of ['illuminating switch', 'tactile SWITCH 12V', 'switches mounted on a surface'])
    expect(stemsOf(query).filter((stem) => !description.has(stem))).toEqual([])
})
