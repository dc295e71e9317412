import { describe, expect, test } from 'vitest'
import { introduceMaker, makers } from './makers.ts'

describe('the makers', () => {
  test('no name or alias is used for two makers', () => {
    const names = makers.flatMap((maker) => [maker.name, ...maker.aliases].map((name) => name.toLowerCase()))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(makers.length).toBeGreaterThanOrEqual(169)
  })

  test('a dozen are recommended, each at its own place', () => {
    const ranks = makers.flatMap((maker) => maker.recommendedRank ?? []).sort((a, b) => a - b)
    expect(ranks).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  })

  test('each is introduced in sentences', () => {
    for (const maker of makers) expect(introduceMaker(maker)).toMatch(/^\S.{20,}\.$/)
    expect(introduceMaker(makers[0] ?? expect.fail())).toContain('Texas Instruments makes amplifiers')
  })
})
