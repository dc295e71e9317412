import { expect, test } from 'vitest'
import { packingStem } from '#shared/mpn.ts'
import type { ComparedPart } from './compared-part.ts'
import { cataloguePairs } from './labelled/catalogue-pairs.ts'
import { catalogueParts } from './labelled/catalogue-parts.ts'
import { readParameters } from './labelled/read-parameters.ts'
import { compareParts } from './verdict.rules.ts'

const linesOf = (text: string) => text.trim().split('\n')

const parts = new Map(
  linesOf(catalogueParts).map((line): [string, ComparedPart & { brand: string }] => {
    const [name = '', brand = '', category = '', packageName = '', lifecycle = '', group = '', parameters = ''] =
      line.split(' | ')
    const goodsModel = name.replace(/@.*/, '')
    return [
      name,
      {
        goodsModel,
        stem: packingStem(goodsModel),
        brand,
        brandId: 0,
        categoryPath: category.split(' > '),
        package: packageName,
        rohs: true,
        lifecycle,
        group,
        parameters: readParameters(parameters),
      },
    ]
  }),
)
const makers = [...new Set([...parts.values()].map(({ brand }) => brand))]

function partOf(name: string): ComparedPart {
  const part = parts.get(name)
  if (!part) throw new Error(`${name} is not among the parts`)
  return { ...part, brandId: makers.indexOf(part.brand) }
}

test.each(linesOf(cataloguePairs))('%s', (line) => {
  const [, from = '', to = '', label = '', code = ''] = /^(.*) > (.*) : ([RWUS]) ?(\w*)$/.exec(line) ?? []
  const { kind, differences } = compareParts(partOf(from), partOf(to))
  expect(kind).toBe(label === 'R' ? 'replacement' : 'similar')
  const outcome = differences.find((finding) => finding.code === code)?.outcome
  if (label === 'R') expect(differences.filter((finding) => finding.outcome === 'worse')).toEqual([])
  if (label === 'W') expect(outcome).toBe('worse')
  if (label === 'U')
    expect([outcome, ...differences.map((one) => one.outcome)]).toEqual(expect.not.arrayContaining(['worse']))
})

test('there are at least 60 pairs over 20 categories', () => {
  const categories = linesOf(cataloguePairs).map((line) => parts.get(line.split(' > ')[0] ?? '')?.categoryPath.join())
  expect(categories.length).toBeGreaterThanOrEqual(60)
  expect(new Set(categories).size).toBeGreaterThanOrEqual(20)
})
