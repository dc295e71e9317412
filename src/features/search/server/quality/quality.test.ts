import { describe, expect, test } from 'vitest'
import { isAnswered, isSatisfied, parseExpectation, parseLabel, type SearchResult } from './quality.ts'

const capacitor: SearchResult = {
  model: 'GRM188R71H104KA93D',
  brand: 'Murata',
  categoryPath: ['Capacitors', 'Ceramic Capacitors', 'MLCC SMD'],
  package: '0603',
  description: '100 nF ±10 % 50 V X7R ceramic capacitor, 0603',
  attributes: {
    capacitance: [{ number: 1e-7, text: null }],
    voltage: [{ number: 50, text: null }],
    dielectric: [{ number: null, text: 'X7R' }],
  },
}
const sensor: SearchResult = {
  model: 'LSM6DSLTR',
  brand: 'STMicroelectronics',
  categoryPath: ['Sensors', 'Motion', 'IMU'],
  package: 'LGA-14',
  description: '±16 g I2C/SPI inertial sensor, LGA-14',
  attributes: {
    interface: [{ number: null, text: 'I²C/SPI' }],
    measures: [{ number: null, text: 'Acceleration, rotation' }],
  },
}
const satisfies = (result: SearchResult, expectation: string) => isSatisfied(result, parseExpectation(expectation))

describe('a result satisfies', () => {
  test.each([
    ['a number with a wildcard, whatever its punctuation', 'model=GRM-188R71H104*'],
    ['a wildcard in the middle', 'model=GRM*104*93D'],
    ['a brand', 'brand=Murata'],
    ['the beginning of its category path', 'category=Capacitors > Ceramic Capacitors'],
    ['one of several categories', 'category=Resistors | Capacitors'],
    ['its package', 'package=0603'],
    ['a value that is equal up to rounding', 'capacitance=0.0000001'],
    ['a rating of at least', 'voltage>=25'],
    ['a rating that is met exactly', 'voltage>=50'],
    ['a limit of at most', 'voltage<=50'],
    ['a text parameter in any case', 'dielectric=x7r|x5r'],
    ['a word of its description', 'description~Ceramic'],
    ['all conditions together', 'category=Capacitors; capacitance=1e-7; voltage>=16'],
    ['one of two whole expectations', 'category=Resistors; resistance=100000 || category=Capacitors; capacitance=1e-7'],
  ])('%s', (_, expectation) => {
    expect(satisfies(capacitor, expectation)).toBe(true)
  })

  test.each([
    ['a package that the name begins with', 'package=LGA'],
    ['each part of a combined value', 'measures=rotation'],
    ['a part after a slash, in another writing of the power', 'interface=I2C'],
    ['a parameter that is only asked to be there', 'interface=*'],
  ])('%s', (_, expectation) => {
    expect(satisfies(sensor, expectation)).toBe(true)
  })
})

describe('a result does not satisfy', () => {
  test.each([
    ['another number', 'model=GRM188R71H105*'],
    ['a part of its brand', 'brand=Mura'],
    ['a category name on another level', 'category=Ceramic Capacitors'],
    ['a package that only begins alike', 'package=06'],
    ['a value next to it', 'capacitance=1.1e-7'],
    ['a rating above its own', 'voltage>=63'],
    ['a parameter that it does not have', 'resistance=100000'],
    ['conditions of which one fails', 'category=Capacitors; voltage>=100'],
    ['what only a whole answer can satisfy', 'nothing'],
  ])('%s', (_, expectation) => {
    expect(satisfies(capacitor, expectation)).toBe(false)
  })
})

describe('an answer', () => {
  const answer = (...results: SearchResult[]) => ({ results, rfqModel: null, leftOut: [] })

  test('needs one satisfying result among those looked at', () => {
    const query = parseLabel('3', 'category=Sensors')
    expect(isAnswered(query, answer(capacitor, capacitor, sensor))).toBe(true)
    expect(isAnswered(query, answer(capacitor, capacitor, capacitor, sensor))).toBe(false)
  })

  test('needs only satisfying results, and at least one, where the query says so', () => {
    const query = parseLabel('3!', 'category=Capacitors')
    expect(isAnswered(query, answer(capacitor))).toBe(true)
    expect(isAnswered(query, answer(capacitor, sensor))).toBe(false)
    expect(isAnswered(query, answer())).toBe(false)
  })

  test('may have to be empty, to offer an RFQ, or only to come', () => {
    expect(isAnswered(parseLabel('3', 'nothing'), answer())).toBe(true)
    expect(isAnswered(parseLabel('3', 'nothing'), answer(sensor))).toBe(false)
    expect(isAnswered(parseLabel('3', 'rfq=C7950'), { results: [], rfqModel: 'C7950', leftOut: [] })).toBe(true)
    expect(isAnswered(parseLabel('3', 'rfq=C7950'), answer())).toBe(false)
    expect(isAnswered(parseLabel('10', 'any'), answer())).toBe(true)
  })
})

describe('an answer to what no part is', () => {
  const query = parseLabel('10', 'leftOut=purple|violet')
  const answer = (leftOut: string[]) => ({ results: [capacitor], rfqModel: null, leftOut })

  test('says what it has left out, or is empty', () => {
    expect(isAnswered(query, answer(['Purple']))).toBe(true)
    expect(isAnswered(query, { ...answer([]), results: [] })).toBe(true)
    expect(isAnswered(query, answer(['ceramic']))).toBe(false)
  })
})

describe('a label is refused with', () => {
  test.each([
    ['another number of results', '5', 'model=LM358*'],
    ['a condition without an operator', '3', 'LM358'],
    ['a rating that is no number', '3', 'voltage>=5V'],
  ])('%s', (_, within, expectation) => {
    expect(() => parseLabel(within, expectation)).toThrow()
  })
})
