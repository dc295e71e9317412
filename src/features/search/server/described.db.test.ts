import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { listDescribed, resolveDescriptions } from './described.service.ts'

const world = await createWorld()

describe('descriptions of BOM lines are read with the lexicon', () => {
  const read = [
    ['10k 0603 1%', 'Resistors | Resistance: 10 kΩ | Package: 0603 | Tolerance: ≤ 1 %'],
    ['10 kΩ ±1 % 0603', 'Resistors | Resistance: 10 kΩ | Tolerance: ≤ 1 % | Package: 0603'],
    ['RES 4k7 +/-5% 1/4W 0805', 'RES | Resistance: 4.7 kΩ | Tolerance: ≤ 5 % | Power: ≥ 250 mW | Package: 0805'],
    [
      'RES SMD 10K OHM 1% 1/10W 0603',
      'RES | SMD | Resistance: 10 kΩ | Tolerance: ≤ 1 % | Power: ≥ 100 mW | Package: 0603',
    ],
    ['0R 0402', 'Resistors | Resistance: 0 Ω | Package: 0402'],
    ['4R7 1206 resistors', 'resistors | Resistance: 4.7 Ω | Package: 1206'],
    ['1M 1% R0805', 'Resistors | Resistance: 1 MΩ | Tolerance: ≤ 1 % | Package: 0805'],
    [
      '100nF 50V X7R 0402',
      'Capacitors | Capacitance: 100 nF | Rated voltage: ≥ 50 V | Dielectric: X7R | Package: 0402',
    ],
    ['CAP_100nF_50V_C0402', 'Capacitors | Capacitance: 100 nF | Rated voltage: ≥ 50 V | Package: 0402'],
    ['CAP CER 0.1 UF 16V NP0', 'CAP CER | Capacitance: 100 nF | Rated voltage: ≥ 16 V | Dielectric: NP0'],
    ['4u7 25V tantalum', 'Tantalum Capacitors | Capacitance: 4.7 µF | Rated voltage: ≥ 25 V'],
    ['10uH 2A power inductor', 'Power Inductors | Inductance: 10 µH | Rated current: ≥ 2 A'],
    ['inductor 4u7', 'inductor | Inductance: 4.7 µH'],
    ['600 ohm 0603 ferrite bead', 'Ferrite Beads | Impedance at 100 MHz: 600 Ω | Package: 0603'],
    ['Schottky diode 1A 40V', 'Schottky | Forward current: ≥ 1 A | Reverse voltage: ≥ 40 V'],
    ['zener 5V1 SOD-123', 'Zener | Zener voltage: 5.1 V | Package: SOD-123'],
    ['3V3 ldo sot23-5 rohs', 'ldo | Output voltage: 3.3 V | Package: SOT-23-5'],
    ['N-channel MOSFET 30V SOT-23', 'N-Channel | Drain-source voltage: ≥ 30 V | Package: SOT-23'],
    ['npn transistor 45V 100mA', 'NPN | Collector-emitter voltage: ≥ 45 V | Collector current: ≥ 100 mA'],
    ['16MHz crystal 3225', 'Crystals | Frequency: 16 MHz | Package: 3225'],
    ['NTC 10k 0603', 'NTC | Resistance: 10 kΩ | Package: 0603'],
    ['LM358 SO8', 'Package: SOIC-8'],
    ['STM32F103C8T6', ''],
    ['', ''],
  ] as const

  test('all in one call', async () => {
    const resolved = await resolveDescriptions(
      world.sql,
      read.map(([text]) => ({ text, kind: undefined })),
    )
    const labels = resolved.map(({ facts }, place) => [read[place]?.[0], facts.map(({ label }) => label).join(' | ')])
    expect(labels).toEqual(read)
  })

  test('the kind counts where the text names none', async () => {
    const [inductor, capacitor] = await resolveDescriptions(world.sql, [
      { text: '10u', kind: 'inductor' },
      { text: '10u capacitor', kind: 'inductor' },
    ])
    expect(inductor?.facts.map(({ attribute }) => attribute?.code)).toContain('inductance')
    expect(capacitor?.facts.map(({ attribute }) => attribute?.code)).toContain('capacitance')
  })

  test('repeated facts count once', async () => {
    const [read] = await resolveDescriptions(world.sql, [{ text: '10k 0603 10k 0603', kind: undefined }])
    expect(read?.facts.map(({ label }) => label)).toEqual(['Resistors', 'Resistance: 10 kΩ', 'Package: 0603'])
  })

  test('facts that a line has as one word', async () => {
    const [read] = await resolveDescriptions(world.sql, [{ text: '100nF/50V/0603', kind: undefined }])
    expect(read?.facts.map(({ label }) => label)).toEqual([
      'Capacitors',
      'Capacitance: 100 nF',
      'Rated voltage: ≥ 50 V',
      'Package: 0603',
    ])
  })

  test.each([
    ['two kinds at once', '24M resistor crystal', false],
    ['a word that only stands in names of kinds', 'ohm 10V', false],
    ['a longer name beside a short one', 'molded tantalum capacitor 22uF', true],
    ['a value', '22uF', true],
  ])('whether the kind is sure: %s', async (_, text, isSure) => {
    const [read] = await resolveDescriptions(world.sql, [{ text, kind: undefined }])
    expect(read?.isKindSure).toBe(isSure)
  })

  test.each([
    ['a value that no part has', '10k 0.0000001%', '0.0000001%', true],
    ['a value of another kind of part', 'crystal 16MHz 24k', '24k', true],
    ['a value of no parameter of the kind', 'crystal 16MHz 12W', '12W', false],
    ['a word', 'crystal 16MHz blueprint', 'blueprint', undefined],
  ])('whether it says something about the part: %s', async (_, text, words, applies) => {
    const [read] = await resolveDescriptions(world.sql, [{ text, kind: undefined }])
    expect(read?.facts.find(({ fact }) => fact.words === words)?.applies).toBe(applies)
  })
})

test('goods that meet all facts are listed, ratings that are met exactly first', async () => {
  const [read] = await resolveDescriptions(world.sql, [{ text: '100nF 16V 0603', kind: undefined }])
  const facts = read?.facts.filter(({ condition }) => condition.valueIds || condition.packageIds) ?? []
  const found = await listDescribed(world.sql, [{ leaves: read?.leaves ?? [], facts }], 12)
  const rows = await world.sql<{ introduce: string }[]>`
    select g.introduce from unnest(${found.map(({ goodsId }) => goodsId)}::int[]) with ordinality wanted (goods_id, place)
    join goods g using (goods_id) order by place`
  const volts = rows.map(({ introduce }) => Number(/ (\d+) V /.exec(introduce)?.[1]))
  expect(rows.length).toBeGreaterThan(3)
  for (const { introduce } of rows) expect(introduce).toMatch(/^100 nF.*0603/)
  expect(Math.min(...volts)).toBe(16)
  expect(volts[0]).toBe(16)
})
