import { expect, test } from 'vitest'
import { drawPart } from '../../src/features/pictures/server/draw-part.ts'
import { goodsOf } from './catalogue.ts'
import { families } from './families.ts'
import { categories, findCategoryId } from './taxonomy.ts'

const goods = [...goodsOf(25_000, 'facts')]

/** Longer rows are cut. */
const MAX_DRAWN_PINS = 86

const LEADS = /data-side="(?:front|back|left|right|bottom)" data-leads="(\d+)"/g

/** How many leads a picture shows; none of a part that has no leads to count, such as a chip. */
const leadsOf = (svg: string) => [...svg.matchAll(LEADS)].reduce((sum, [, leads]) => sum + Number(leads), 0)

/** The count at the end of a package's name: SOT-23-5, LQFP-48, TO-263-7, DIP-6. */
const leadsIn = (name: string) =>
  Number(
    /^(?:SOT-\d+|TO-\d+F?|SO|SOP|SOIC|SMD|[TMS]?S?SOP|TSOP|DIP|[LT]QFP|GBU|MBS)-(\d{1,2}|1\d\d)W?$/.exec(name)?.[1] ??
      Number.NaN,
  )

test('the pictures of all packages can be drawn and have as many leads as their names say', () => {
  const drawings = new Map(goods.map(({ package: name, coverPic }) => [`${name}|${coverPic.split('/')[2]}`, name]))
  const wrong: string[] = []
  for (const [key, name] of drawings) {
    const svg = drawPart(key.split('|')[1] ?? '', '')
    const [named, drawn] = [leadsIn(name), leadsOf(svg ?? '')]
    if (!svg || (drawn > 0 && named <= MAX_DRAWN_PINS && named !== drawn && !key.includes('|dip-switch')))
      wrong.push(`${key}: ${drawn} leads`)
  }
  expect(wrong).toEqual([])
})

test('the packings of one part are sold in one currency', () => {
  const parts = Map.groupBy(goods, ({ brand, stem }) => `${brand} ${stem}`)
  const mixed = [...parts].filter(([, packings]) => new Set(packings.map(({ currency }) => currency)).size > 1)
  expect([...parts.values()].filter((packings) => packings.length > 1).length).toBeGreaterThan(50)
  expect(mixed.map(([part]) => part)).toEqual([])
})

test('a store of 50,000 parts has some in every category', () => {
  const filled = new Set<number | undefined>()
  for (const { category } of goodsOf(50_000, 'ohmstead')) filled.add(findCategoryId(category))
  const empty = categories.filter(({ id, level }) => level === 3 && !filled.has(id))
  expect(empty.map(({ name }) => name)).toEqual([])
})

test('numbers of the kinds with few parts are read back', () => {
  const rare = families.find(({ code }) => code === 'rare-kinds')
  const models = Array.from({ length: rare?.size ?? 0 }, (_, at) => rare?.at(at).model ?? '')
  expect(models.length).toBeGreaterThan(150)
  expect(models.filter((model) => rare?.parse(model)?.model !== model)).toEqual([])
})

/** Without case and blanks, a hyphen as a blank, superscripts as digits, and the parts of a combined text in one order. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})[\s-](?=\p{L})|\s+(?!\d)|(?<!\d)\s+|\(.*\)/gu, '')
    .split(/[,/]/)
    .sort()
    .join()

/** Each parameter's texts, with a part that has it. */
const texts = new Map<string, Map<string, string>>()
for (const { model, attributes } of goods)
  for (const [code, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') continue
    const known = texts.get(code) ?? new Map<string, string>()
    texts.set(code, known.set(value, model))
  }

test('a parameter has one spelling for each of its values', () => {
  const twice = [...texts].flatMap(([code, known]) =>
    [...Map.groupBy(known, ([text]) => fold(text)).values()]
      .filter((spellings) => spellings.length > 1)
      .map((spellings) => `${code}: ${spellings.map(([text, model]) => `"${text}" (${model})`).join(', ')}`),
  )
  expect(twice).toEqual([])
})

test('nothing that could not be computed is in a text or among the numbers', () => {
  const wrong = goods.filter(
    ({ name, introduce, attributes }) =>
      Object.values(attributes).some((value) => Number.isNaN(value)) ||
      [name, introduce, ...Object.values(attributes)].some((text) => /NaN|undefined|Infinity/.test(String(text))),
  )
  expect(wrong.map(({ model }) => model)).toEqual([])
})
