import { expect, test } from 'vitest'
import { chooseDrawing, pictureAddress } from './choose-picture.ts'

const choosePicture = ({
  packageName,
  categoryName,
  marking,
}: Record<'packageName' | 'categoryName' | 'marking', string>) => {
  const drawing = chooseDrawing(packageName, categoryName)
  return drawing && pictureAddress(drawing, marking)
}

test.each([
  ['SOIC-8', 'Amplifiers', '/pictures/soic-8/LM358.svg'],
  ['SO8', 'Amplifiers', '/pictures/soic-8/LM358.svg'],
  ['TQFP-48', 'Microcontrollers', '/pictures/lqfp-48/LM358.svg'],
  ['VQFN-16', 'Power', '/pictures/qfn-16/LM358.svg'],
  ['SOT-23', 'Transistors', '/pictures/sot-23-3/LM358.svg'],
  ['sot-23-5', 'Power', '/pictures/sot-23-5/LM358.svg'],
  ['D2PAK', 'MOSFETs', '/pictures/to-263/LM358.svg'],
  ['DO-214AC', 'Diodes', '/pictures/sma/LM358.svg'],
  ['0603', 'Chip Resistors', '/pictures/chip-resistor-0603/LM358.svg'],
  ['0603 (1608 metric)', 'Ceramic Capacitors', '/pictures/mlcc-0603/LM358.svg'],
  ['0805', 'Ferrite Beads', '/pictures/ferrite-0805/LM358.svg'],
])('draws %s of %s', (packageName, categoryName, address) => {
  expect(choosePicture({ packageName, categoryName, marking: 'LM358' })).toBe(address)
})

test.each([
  ['', 'Amplifiers'],
  ['0603', 'Unknown parts'],
  ['1206', 'Tantalum Capacitors'],
  ['Special-99', 'Amplifiers'],
  ['<script>', 'Amplifiers'],
])('draws nothing for %j of %s', (packageName, categoryName) => {
  expect(choosePicture({ packageName, categoryName, marking: 'X' })).toBeUndefined()
})

test('a marking is one part of the address, whatever is in it', () => {
  expect(choosePicture({ packageName: 'SOIC-8', categoryName: '', marking: 'A/B ?#' })).toBe(
    '/pictures/soic-8/A%2FB%20%3F%23.svg',
  )
})
