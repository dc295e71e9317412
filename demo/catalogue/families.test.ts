import { describe, expect, test } from 'vitest'
import { normaliseModel } from '../../src/shared/mpn.ts'
import { IndexWalk } from './allocation.ts'
import { attributes } from './attributes.ts'
import { readModel } from './catalogue.ts'
import { families } from './families.ts'
import type { Family, Part } from './family.ts'
import { knownModels } from './known-models.ts'
import { makers } from './makers.ts'
import { showcase } from './showcase.ts'
import { findCategoryId } from './taxonomy.ts'

const makerNames = new Set(makers.map((maker) => maker.name))

function sampleOf(family: Family, count: number): Part[] {
  const walk = new IndexWalk(family.size)
  return Array.from({ length: Math.min(count, family.size) }, () => family.at(walk.next()))
}

/** Conditions instead of an `expect` for each: half a million of those took 15 s. */
function faultsOf(part: Part): string[] {
  const texts = [part.name, part.introduce, part.package, part.equivalence, part.drawing]
  const conditions: Record<string, boolean> = {
    // Printable ASCII only: there the store and the database normalise alike.
    'bad model': /^[!-~]([ -~]{0,198}[!-~])?$/.test(part.model),
    'empty base number': normaliseModel(part.stem) !== '',
    'unknown maker': makerNames.has(part.brand),
    'unknown category': findCategoryId(part.category) !== undefined,
    'a text is missing': texts.every(Boolean),
    'unknown attribute': Object.keys(part.attributes).every((code) => Object.hasOwn(attributes, code)),
    'bad attribute': Object.values(part.attributes).every((value) =>
      typeof value === 'string' ? value !== '' : Number.isFinite(value),
    ),
    'no price': part.usualPrice > 0,
    'bad pack count': Number.isInteger(part.packCount) && part.packCount > 0,
  }
  return Object.keys(conditions).filter((name) => !conditions[name])
}

describe('the families of the store', () => {
  test('have a unique code and numbers', () => {
    expect(new Set(families.map((family) => family.code)).size).toBe(families.length)
    for (const family of families)
      expect(Number.isSafeInteger(family.size) && family.size > 0 && family.weight > 0).toBe(true)
  })

  test('have numbers for ten million goods', () => {
    expect(families.reduce((sum, family) => sum + family.size, 0)).toBeGreaterThan(11_000_000)
  })

  test.each(families.map((family) => [family.code, family] as const))('%s makes valid parts', (_, family) => {
    const faults = sampleOf(family, 40).flatMap((part) =>
      faultsOf(part).map((fault) => `${fault}: ${JSON.stringify(part)}`),
    )
    expect(faults).toEqual([])
  })

  test('give no number twice, also without punctuation', () => {
    for (const family of families) {
      const numbers = sampleOf(family, 400).map((part) => `${part.brand} ${normaliseModel(part.model)}`)
      expect(new Set(numbers).size, family.code).toBe(numbers.length)
    }
  })

  test('read every known number', () => {
    const byCode = new Map(families.map((family) => [family.code, family]))
    for (const [code, models] of Object.entries(knownModels)) {
      for (const model of models) expect(byCode.get(code)?.parse(model)?.model, `${code} ${model}`).toBe(model)
    }
  })

  test('every list of the home page is filled', () => {
    for (const models of Object.values(showcase)) {
      const numbers = new Set(models.map((model) => normaliseModel(readModel(model, families)?.model ?? '')))
      expect(numbers.size).toBe(models.length)
      expect(models.length).toBeGreaterThanOrEqual(12)
      expect(models.length).toBeLessThanOrEqual(20)
    }
  })
})
