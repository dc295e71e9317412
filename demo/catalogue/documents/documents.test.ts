import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type DemoGoods, goodsOf, readModel } from '../catalogue.ts'
import { families } from '../families.ts'
import { documentsOf } from './documents.ts'
import { BOARDS, PROGRAMMERS } from './related-parts.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')
const all = [...goodsOf(12_000, 'documents')].map((goods) => ({ goods, found: documentsOf(goods) }))

const found = (model: string) => {
  const part = readModel(model, families)
  if (!part) throw new Error(`${model} is not in the catalogue`)
  return documentsOf({ ...part, lifecycle: 'Active', showcases: ['hot'] } as unknown as DemoGoods) // all that is read
}
const named = (text: string) => text.split(': ').at(-1) ?? ''

describe('documents of the demo', () => {
  test('enough parts have each kind of them', () => {
    const count = (has: (found: (typeof all)[number]['found']) => unknown) => all.filter((one) => has(one.found)).length
    expect(count(({ documents }) => documents?.some(({ kind }) => kind === 'PCN'))).toBeGreaterThan(100)
    expect(count(({ documents }) => documents?.some(({ kind }) => kind === 'PDN'))).toBeGreaterThan(20)
    expect(count(({ documents }) => documents?.some(({ kind }) => kind === 'Application note'))).toBeGreaterThan(50)
    expect(count((one) => one['cad symbol'])).toBeGreaterThan(50)
    expect(count((one) => one['cad footprint'] && one['3d model'])).toBeGreaterThan(100)
    expect(count((one) => one['mating parts'])).toBeGreaterThan(50)
    expect(count((one) => one['evaluation boards'])).toBeGreaterThan(50)
  })

  test('invented ones are files of the store that say what they are', () => {
    const documents = all.flatMap((one) => one.found.documents ?? [])
    const own = new Map(documents.filter(({ url }) => url.startsWith('/')).map((one) => [one.url, one]))
    expect(own.size).toBe(3)
    for (const { url, title } of own.values()) {
      expect(title).toMatch(/^Sample of the demo: /)
      const sheet = readFileSync(join(PUBLIC, url), 'utf8')
      expect(sheet).toContain('Invented for the demo of this store.')
      expect(sheet).toContain('>SAMPLE<')
    }
  })

  test('other addresses are of the library of KiCad and of a maker', () => {
    const addresses = all.flatMap(({ found: { documents = [], ...rest } }) => [
      ...documents.map(({ url }) => url),
      ...[rest['cad symbol'], rest['cad footprint'], rest['3d model']].filter((one) => one !== undefined),
    ])
    const strange = addresses.filter(
      (url) => !/^(?:\/content\/|https:\/\/gitlab\.com\/kicad\/libraries\/|https:\/\/www\.ti\.com\/lit\/)/.test(url),
    )
    expect(strange).toEqual([])
  })

  test('related parts are numbers of the catalogue, and no part is related to itself', () => {
    const wrong = all.flatMap(({ goods, found: one }) =>
      [...(one['mating parts'] ?? []), ...(one.accessories ?? []), ...(one['evaluation boards'] ?? [])]
        .filter((name) => named(name) === goods.model || !readModel(named(name), families))
        .map((name) => `${goods.model}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('every board and programmer is a number of the catalogue', () => {
    const unknown = [...BOARDS, ...PROGRAMMERS].filter(([, name]) => !readModel(named(name), families))
    expect(unknown).toEqual([])
  })

  test.each([
    ['B4B-XH-A(LF)(SN)', { 'mating parts': ['JST: XHP-4'], accessories: ['JST: SXH-001T-P0.6'] }],
    ['XHP-4', { 'mating parts': ['JST: B4B-XH-A'], accessories: ['JST: SXH-001T-P0.6'] }],
    ['SM04B-SRSS-TB', { 'mating parts': ['JST: SHR-04V-S'], accessories: ['JST: SSH-003T-P0.2-H'] }],
    ['53261-0571', { 'mating parts': ['Molex: 51021-0500'], accessories: ['Molex: 50079-8000'] }],
    ['L77SDE09S', { 'mating parts': ['Amphenol: L77SDE09P'] }],
    [
      'STM32F103C8T6',
      {
        'evaluation boards': ['STMicroelectronics: NUCLEO-F103RB'],
        accessories: ['STMicroelectronics: STLINK-V3SET'],
        'cad symbol': 'https://gitlab.com/kicad/libraries/kicad-symbols/-/blob/8.0.0/MCU_ST_STM32F1.kicad_sym',
      },
    ],
    ['TPS54331DR', { 'evaluation boards': ['Texas Instruments: TPS54331EVM-232'] }],
    [
      'RC0603FR-0710KL',
      {
        'cad footprint':
          'https://gitlab.com/kicad/libraries/kicad-footprints/-/blob/8.0.0/Resistor_SMD.pretty/R_0603_1608Metric.kicad_mod',
        '3d model':
          'https://gitlab.com/kicad/libraries/kicad-packages3D/-/blob/8.0.0/Resistor_SMD.3dshapes/R_0603_1608Metric.step',
      },
    ],
  ])('%s', (model, expected) => {
    expect(found(model)).toMatchObject(expected)
  })

  test('a board has no evaluation board', () => {
    expect(found('NUCLEO-F401RE')).not.toHaveProperty('evaluation boards')
  })
})
