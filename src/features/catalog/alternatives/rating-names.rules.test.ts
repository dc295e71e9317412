import { expect, test } from 'vitest'
import { baseParts } from './labelled/base-parts.ts'
import { ratingNames } from './labelled/rating-names.ts'
import { readParameters } from './labelled/read-parameters.ts'
import { compareParts } from './verdict.rules.ts'

const [category, packageName, goodsModel, parameters] = baseParts.resistor

const rated = (name: string, number: number, brandId: number) => ({
  goodsModel,
  stem: goodsModel,
  brandId,
  categoryPath: category.split(' > '),
  package: packageName,
  rohs: true,
  lifecycle: 'Active',
  group: 'same job',
  parameters: new Map(readParameters(parameters)).set('own', { code: 'own', name, unit: '', number, text: null }),
})

const namesOf = (text: string) => text.trim().split(/\n\s*/)

/** Whether a part with ten and one with twenty of it can replace the other. */
const verdicts = (name: string) => {
  const [ten, twenty] = [rated(name, 10, 1), rated(name, 20, 2)]
  return [compareParts(twenty, ten).kind, compareParts(ten, twenty).kind]
}

test.each(namesOf(ratingNames.lower))('less of "%s" is better', (name) => {
  expect(verdicts(name)).toEqual(['replacement', 'similar'])
})

test.each(namesOf(ratingNames.higher))('more of "%s" is better', (name) => {
  expect(verdicts(name)).toEqual(['similar', 'replacement'])
})

test.each(namesOf(ratingNames.equal))('another value of "%s" is not called a replacement', (name) => {
  expect(verdicts(name)).toEqual(['similar', 'similar'])
})
