import { expect, test } from 'vitest'
import { tidyQuery } from './tidy-query.rules.ts'

test.each([
  ['74HC 595', '74HC595'],
  ['74lvc 1G08 sot-23', '74lvc1G08 sot-23'],
  ['SOIC 74HC 14', 'SOIC 74HC14'],
  ['74HC 14 pin', '74HC 14 pin'],
  ['74LVC 16-bit buffer', '74LVC 16-bit buffer'],
])('a logic circuit in two words is one number: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})

test.each([
  ['6 x 6 mm', '6x6mm'],
  ['M3 x 10', 'M3x10'],
  ['2N3904 x 50', '2N3904 x 50'],
])('a size is one word, a count is not part of a number: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})

test.each([
  ['SOIC-16 wide', 'SOIC-16W'],
  ['SO8 208mil', 'SO-8W'],
  ['minus 12V regulator', '-12V regulator'],
  ['(1P)PSMN4R8-100YSEX (Q)1500', 'PSMN4R8-100YSEX  1500'],
  ['capacitor (SMD)', 'capacitor (SMD)'],
])('wide bodies, signs and codes of labels: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})

test.each([
  ['-40 to +85 °C', '-40°C-85°C'],
  ['-40°C ~ 125°C', '-40°C-125°C'],
  ['0-70C', '0°C-70°C'],
  ['-40/85', '-40°C-85°C'],
  ['150 deg C', '150°C'],
  ['105 °C -40 °C', '105°C -40°C'],
  ['23 -40 °C', '23 -40°C'],
  ['AB-40-85', 'AB-40-85'],
])('temperatures are written in one way: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})

test.each([
  ['14 ns', '14ns'],
  ['6 nC', '6nC'],
  ['400 nA', '400nA'],
  ['2000 h', '2000h'],
  ['10 V/us', '10V/us'],
  ['16M x 8', '16Mx8'],
  ['2 K × 8', '2Kx8'],
  ['usb cable 1 m', 'usb cable 1m'],
  ['0.1 pct', '0.1%'],
  ['24awg wire', 'AWG 24 wire'],
  ['wire awg24 red', 'wire AWG 24 red'],
  ['1/4 inch jack', '6.35mm jack'],
  ['резистор 1 кОм', 'резистор 1kohm'],
  ['cat-m1 nb-iot', 'cat-m1 nb-iot'],
])('a number and its unit are one word: %s', (text, tidied) => {
  expect(tidyQuery(text).trim()).toBe(tidied)
})
