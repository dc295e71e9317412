import { expect, test } from 'vitest'
import { family, numbers, type OpenField } from './numbering.ts'

const describe = (name: string) => ({
  brand: 'Molex',
  category: ['Connectors', 'Wire-to-Board', 'Headers'] as const,
  name,
  introduce: name,
  package: 'P2.5 1×2',
  attributes: {},
  equivalence: name,
  drawing: 'jst-2',
  marking: 'T',
  packing: 'Bag' as const,
  packCount: 1,
  usualPrice: 1,
  rohs: true,
})

const header = numbers({
  model: 'B{n}B-{series}[(LF)(SN)]',
  stem: 'B{n}B-{series}',
  alsoWritten: ['00{series}{n}'],
  fields: {
    n: [{ code: '2' }, { code: '10', also: ['X'] }],
    series: [{ code: 'XH' }, { code: 'PH K' }],
  },
  describe: ({ n, series }) => describe(`${n.code} ${series.code}`),
})

test('a number is made of the first field first and prints the text in brackets', () => {
  expect([0, 1, 2, 3].map((index) => header.at(index).model)).toEqual([
    'B2B-XH(LF)(SN)',
    'B10B-XH(LF)(SN)',
    'B2B-PH K(LF)(SN)',
    'B10B-PH K(LF)(SN)',
  ])
  expect(header.at(1).stem).toBe('B10B-XH')
})

test('a number is read without its bracketed end, in small letters, with stray spaces and in its other spellings', () => {
  const expected = header.at(1)
  for (const written of ['B10B-XH(LF)(SN)', 'B10B-XH', 'b10b-xh (lf)(sn)', ' BXB-XH ', '00XH10'])
    expect(header.parse(written)).toEqual(expected)
  expect(header.parse('B10B-PHK')).toEqual(header.at(3))
  for (const other of ['', 'B3B-XH', 'B10B-XHA', 'AB10B-XH', '00XH']) expect(header.parse(other)).toBeUndefined()
})

test('a field in missing brackets takes its first value', () => {
  const rule = numbers({
    model: 'A{f}[{reel}]',
    fields: { f: [{ code: '1' }, { code: '2' }], reel: [{ code: '-T' }, { code: '-T3' }] },
    describe: ({ f, reel }) => describe(`${f.code}${reel.code}`),
  })
  expect(rule.parse('A2')?.model).toBe('A2-T')
  expect(rule.parse('A2-T3')?.model).toBe('A2-T3')
})

test('a field that is too long to list reads more than it makes', () => {
  const evens: OpenField<{ code: string }> = {
    size: 5,
    pattern: '\\d+',
    at: (index) => ({ code: String(index * 2) }),
    read: (text) => (Number(text) % 2 === 0 ? { code: text } : undefined),
  }
  const rule = numbers({ model: 'E{n}', fields: { n: evens }, describe: ({ n }) => describe(n.code) })
  expect(rule.size).toBe(5)
  expect(rule.at(4).model).toBe('E8')
  expect(rule.parse('E1000')?.model).toBe('E1000')
  expect(rule.parse('E7')).toBeUndefined()
})

test('the rules of a family take turns until all numbers are used', () => {
  const rule = (letter: string, size: number) =>
    numbers({
      model: `${letter}{n}`,
      fields: { n: Array.from({ length: size }, (_, i) => ({ code: String(i) })) },
      describe: ({ n }) => describe(n.code),
    })
  const mixed = family('mixed', 1, [rule('C', 4), rule('A', 1), rule('B', 4)])
  expect(mixed.size).toBe(9)
  expect(Array.from({ length: 9 }, (_, index) => mixed.at(index).model)).toEqual([
    ...['A0', 'C0', 'B0'],
    ...['C1', 'B1', 'C2', 'B2', 'C3', 'B3'],
  ])
  expect(mixed.parse('B3')).toEqual(mixed.at(8))
  expect(() => mixed.at(9)).toThrow(RangeError)
  expect(() => mixed.at(-1)).toThrow(RangeError)
})
