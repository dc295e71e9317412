import { expect, test } from 'vitest'
import { formatQuantity } from './quantity.ts'

test.each([
  [10_000, 'Ω', '10 kΩ'],
  [4.7, 'Ω', '4.7 Ω'],
  [0.001, 'Ω', '1 mΩ'],
  [1e-7, 'F', '100 nF'],
  [4.7e-12, 'F', '4.7 pF'],
  [5e-13, 'F', '0.5 pF'],
  [2.2e-5, 'H', '22 µH'],
  [999.9999999, 'Ω', '1 kΩ'],
  [0, 'Ω', '0 Ω'],
  [16e6, 'Hz', '16 MHz'],
  [32_768, 'Hz', '32.768 kHz'],
  [-40, '°C', '-40 °C'],
  [0.5, '%', '0.5 %'],
  [2, '', '2'],
])('%d %s is written %s', (value, unit, text) => expect(formatQuantity(value, unit)).toBe(text))
