import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/fuzz/any-text.ts'
import { drawingCodes, drawPart } from './draw-part.ts'

function picture(drawing: string, marking: string): string {
  const svg = drawPart(drawing, marking)
  if (svg === undefined) throw new Error(`${drawing} is not drawn`)
  return svg
}

/** The first thing wrong with the nesting of tags, or undefined when every tag is closed in its turn. */
function faultIn(xml: string): string | undefined {
  const open: string[] = []
  let rest = xml
  while (rest) {
    const text = /^[^<>]+/.exec(rest)
    if (text) {
      const loose = /&(?!(?:#\d+);)/.exec(text[0])
      if (loose) return `bare & in "${text[0].slice(0, 40)}"`
      rest = rest.slice(text[0].length)
      continue
    }
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w-]*="[^"<>]*")*)(\/?)>/.exec(rest)
    if (!tag) return `no tag at "${rest.slice(0, 60)}"`
    const [whole, closing, name = '', attributes = '', empty] = tag
    const names = [...attributes.matchAll(/ ([a-zA-Z][\w-]*)="/g)].map((m) => m[1])
    if (new Set(names).size < names.length) return `an attribute twice in ${whole}`
    if (closing && open.pop() !== name) return `</${name}> closes nothing`
    if (!closing && !empty) open.push(name)
    rest = rest.slice(whole.length)
  }
  return open.length > 0 ? `${open.at(-1)} stays open` : undefined
}

/** How many leads the picture claims on each side. */
function leadsOf(svg: string): Record<string, number> {
  return Object.fromEntries(
    [...svg.matchAll(/data-side="([^"]+)" data-leads="(\d+)"/g)].map(([, side = '', leads]) => [side, Number(leads)]),
  )
}

/** How many strokes the row behind a side really has. */
function strokesOf(svg: string, side: string): number {
  const row = new RegExp(`data-side="${side}"[^>]*><use href="#([^"]+)"`).exec(svg)?.[1]
  const path = new RegExp(`<path id="${row}" d="([^"]+)"`).exec(svg)?.[1] ?? ''
  return path.split('M').length - 1
}

const codes = drawingCodes()

const drawn = new Map(codes.map((code) => [code, picture(code, 'LM358DR')]))
const idPrefix = (code: string) => `${code.replace(/[^a-z0-9]/g, '-')}_`
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] ?? '')

/** The codes whose picture breaks a rule, with what is wrong. */
function breaking(fault: (svg: string, code: string) => string | boolean | undefined): [string, unknown][] {
  return [...drawn].map(([code, svg]): [string, unknown] => [code, fault(svg, code)]).filter(([, wrong]) => wrong)
}

describe('every drawing', () => {
  test('is a well-formed picture of the agreed size that says what it shows', () => {
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img"'
    expect(breaking(faultIn)).toEqual([])
    expect(breaking((svg) => !svg.startsWith(head))).toEqual([])
    expect(breaking((svg, code) => !svg.includes(`<title>${code} LM358DR</title>`))).toEqual([])
  })

  test('is self-contained: no external references, no scripts, no unused ids', () => {
    expect(breaking((svg) => /<script|<foreignObject|<image|\son[a-z]+=|javascript:/i.test(svg))).toEqual([])
    expect(breaking((svg) => /https?:|data:/.test(svg.replace('http://www.w3.org/2000/svg', '')))).toEqual([])
    expect(breaking((svg) => /href="[^#]|url\([^#]/.test(svg))).toEqual([])
    const dangling = (svg: string) => {
      const ids = new Set(idsIn(svg))
      return [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1] ?? '').find((id) => !ids.has(id))
    }
    expect(breaking(dangling)).toEqual([])
  })

  test('keeps its ids apart from those of other drawings on the page', () => {
    expect(breaking((svg, code) => idsIn(svg).find((id) => !id.startsWith(idPrefix(code))))).toEqual([])
    expect(breaking((svg) => new Set(idsIn(svg)).size < idsIn(svg).length)).toEqual([])
    expect(new Set(codes.map(idPrefix)).size).toBe(codes.length)
  })

  test('is small, finite and deterministic', () => {
    expect(breaking((svg) => Buffer.byteLength(svg) >= 8_000)).toEqual([])
    expect(breaking((svg) => /NaN|Infinity|undefined|null/.test(svg))).toEqual([])
    expect(breaking((svg, code) => picture(code, 'LM358DR') !== svg)).toEqual([])
  })

  test('is drawn without a marking too', () => {
    expect(breaking((_, code) => faultIn(picture(code, '')))).toEqual([])
    expect(breaking((_, code) => !picture(code, '').includes(`<title>${code}</title>`))).toEqual([])
  })
})

test('no two drawings look the same', () => {
  const looks = codes.map((code) => {
    return picture(code, 'LM358DR')
      .replace(/<title>.*?<\/title>/, '')
      .replaceAll(idPrefix(code), '')
  })
  expect(new Set(looks).size).toBe(codes.length)
  expect(new Set(codes).size).toBe(codes.length)
})

test('the marking is on the part: another number gives another picture', () => {
  const unmarked = (code: string, marking: string) => picture(code, marking).replace(/<title>.*?<\/title>/, '')
  for (const code of [
    'chip-resistor-0603',
    'soic-8',
    'lqfp-64',
    'qfn-32',
    'to-220-3',
    'relay',
    'tantalum-c',
    'module-wifi',
  ]) {
    expect(unmarked(code, 'LM358DR')).not.toBe(unmarked(code, 'NE555DR'))
  }
})

describe('the leads can be counted', () => {
  test.each([
    ['soic-8', { front: 4, back: 4 }],
    ['soic-16w', { front: 8, back: 8 }],
    ['soic-36', { front: 18, back: 18 }],
    ['tssop-20', { front: 10, back: 10 }],
    ['msop-10', { front: 5, back: 5 }],
    ['sot-23-3', { front: 2, back: 1 }],
    ['sot-23-5', { front: 3, back: 2 }],
    ['sot-363', { front: 3, back: 3 }],
    ['dip-14', { front: 7, back: 7 }],
    ['lqfp-48', { front: 12, back: 12, left: 12, right: 12 }],
    ['lqfp-144', { front: 36, back: 36, left: 36, right: 36 }],
    ['qfn-32', { front: 8, back: 8, left: 8, right: 8 }],
    ['qfn-18', { front: 5, back: 5, left: 4, right: 4 }],
    ['dfn-8', { front: 4, back: 4 }],
    ['to-220-5', { front: 5 }],
    ['to-220-7', { front: 7 }],
    ['to-247-4', { front: 4 }],
    ['gbu-4', { front: 4 }],
    ['to-263-5', { front: 5 }],
    ['to-263-7', { front: 7 }],
    ['to-252-5', { front: 5 }],
    ['sot-223-5', { front: 5 }],
    ['sot-89-5', { front: 3, back: 2 }],
    ['sot-23-8', { front: 4, back: 4 }],
  ])('%s', (code, sides) => {
    const svg = picture(code, 'X')
    expect(leadsOf(svg)).toMatchObject(sides)
    for (const [side, leads] of Object.entries(sides)) expect(strokesOf(svg, side)).toBe(leads)
  })

  test.each([
    ['bga-100', { bottom: 100 }],
    ['wlcsp-20', { bottom: 20 }],
    ['pin-header-2x5', { pins: 10 }],
    ['jst-4', { pins: 4 }],
    ['terminal-block-3', { poles: 3 }],
    ['rj45', { contacts: 8 }],
    ['d-sub-9', { contacts: 9 }],
    ['d-sub-37', { contacts: 37 }],
    ['hdmi', { contacts: 19 }],
    ['chip-array-4-0603', { terminals: 8 }],
    ['to-39-4', { pins: 4 }],
    ['module-wifi', { pads: 38 }],
  ])('%s', (code, sides) => {
    expect(leadsOf(picture(code, 'X'))).toMatchObject(sides)
  })
})

test.each(['sot-143', 'sot-343'])('%s has a wide lead and three narrow ones', (code) => {
  const widths = [...picture(code, 'X').matchAll(/data-leads="(\d)" fill="none" stroke-width="([^"]+)"/g)].flatMap(
    ([, leads, width]) => Array.from({ length: Number(leads) }, () => Number(width)),
  )
  expect(widths).toHaveLength(4)
  expect(widths.filter((width) => width > 1.5 * Math.min(...widths))).toHaveLength(1)
})

describe('what a maker may write on a part', () => {
  test('a hostile marking is only text', () => {
    for (const code of codes) {
      const svg = picture(code, '</text></title><script>alert("1")</script>&\'')
      expect(svg).not.toMatch(/<script/i)
      expect(svg).toContain(
        '&#60;/text&#62;&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#38;&#39;',
      )
      expect(faultIn(svg)).toBeUndefined()
    }
  })

  test('any text keeps the picture well-formed and small', () => {
    const text = fc.oneof(anyText({ maxLength: 40 }), fc.string({ maxLength: 120 }))
    fc.assert(
      fc.property(fc.constantFrom(...codes), text, (code, marking) => {
        const svg = picture(code, marking)
        expect(faultIn(svg)).toBeUndefined()
        expect(svg).not.toMatch(/NaN|[\u{D800}-\u{DFFF}\uFFFE\uFFFF]/u)
        expect(svg.length).toBeLessThan(12_000)
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  test('a long number is cut short on a small body and kept whole on a large one', () => {
    const printed = (code: string, marking: string) => picture(code, marking).replace(/<title>.*?<\/title>/, '')
    expect(printed('sot-23-3', 'ABCDEFGHIJKLMNOP')).toBe(printed('sot-23-3', 'ABCDEFGHIJKLMNOPQRST'))
    expect(printed('lqfp-100', 'STM32F407VGT6')).not.toBe(printed('lqfp-100', 'STM32F407VGT'))
  })
})

describe('which codes are known', () => {
  test.each([
    '',
    'soic',
    'soic-',
    'soic-x',
    'soic-8 ',
    ' soic-8',
    'SOIC-8',
    'soic-8/../x',
    'chip-resistor-12',
    'led-chip-pink',
    'constructor',
    '__proto__',
    'sot-23',
    'tantalum-z',
  ])('nothing is drawn for "%s"', (code) => expect(drawPart(code, 'X')).toBeUndefined())

  test.each([
    'ferrite-1806',
    'mlcc-0000',
    'chip-resistor-0199',
    'soic-36',
    'soic-999',
    'tssop-3',
    'qfn-18',
    'qfn-999',
    'dfn-1',
    'lqfp-999',
    'bga-9999',
    'bga-7',
    'wlcsp-999',
    'wlcsp-13',
    'lga-5',
    'dip-99',
    'pin-header-99',
    'pin-header-2x99',
    'pin-socket-1',
    'ic-socket-64',
    'jst-1',
    'jst-99',
    'jst-side-99',
    'jst-housing-99',
    'picoblade-99',
    'terminal-block-99',
    'ffc-99',
    'board-to-board-999',
    'dip-switch-12',
    'aluminium-smd-99',
    'aluminium-radial-0.5',
    'film-box-99',
    'inductor-shielded-99.99',
    'inductor-moulded-0',
    'varistor-disc-0',
    'resistor-axial-99',
    'sot-23-8',
    'to-220-7',
    'sensor-lga-99',
  ])('an unusual size still gives a sensible picture: %s', (code) => {
    const svg = picture(code, 'LM358DR')
    expect(faultIn(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(svg.length).toBeLessThan(8_000)
  })
})
