import { describe, expect, test } from 'vitest'
import { isUsable, lagMs, noteSample, pickNext, type Sample } from './replica-lag.ts'

/** One probe a second: the replica's position, then the primary's. */
function probe(positions: Array<[replayed: number, primary: number]>): { lag: number; samples: Sample[] } {
  let behind: Sample[] = []
  for (const [second, [replayed, position]] of positions.entries())
    behind = noteSample(behind, replayed, { position, at: second * 1000 })
  return { lag: lagMs(behind, (positions.length - 1) * 1000), samples: behind }
}

describe('the lag of a replica', () => {
  test.each<[string, Array<[number, number]>, number]>([
    [
      'a primary without writes makes none',
      [
        [100, 100],
        [100, 100],
        [100, 100],
      ],
      0,
    ],
    [
      'what was written a moment ago makes none yet',
      [
        [100, 100],
        [100, 180],
      ],
      0,
    ],
    [
      'a replica that follows has none, though the primary is always ahead',
      [
        [100, 120],
        [120, 140],
        [140, 160],
      ],
      0,
    ],
    [
      'one that stands still has more with every second',
      [
        [100, 120],
        [100, 140],
        [100, 140],
        [100, 900],
      ],
      3000,
    ],
    [
      'one that catches up slowly lacks what came later',
      [
        [100, 120],
        [100, 140],
        [120, 160],
        [130, 180],
      ],
      2000,
    ],
    [
      'one that has caught up has none',
      [
        [100, 120],
        [100, 140],
        [140, 140],
      ],
      0,
    ],
  ])('%s', (_name, positions, expected) => {
    expect(probe(positions).lag).toBe(expected)
  })

  test('needs little memory however long a replica is stalled, and the lag does not shrink meanwhile', () => {
    const { lag, samples } = probe(Array.from({ length: 5000 }, (_, second) => [100, 120 + second]))
    expect(lag).toBe(4_999_000)
    expect(samples.length).toBeLessThanOrEqual(200)
    const [, second] = samples
    expect(lagMs(noteSample(samples, samples[0]?.position ?? 0, { position: 9999, at: 5_000_000 }), 5_000_000)).toBe(
      5_000_000 - (second?.at ?? 0),
    )
  })
})

describe('a replica', () => {
  const demands = { maxLagMs: 5000, minPosition: 1000 }
  const current = { isAlive: true, isAheadOfPrimary: false, replayed: 1000, lagMs: 5000 }
  test.each([
    ['that is current answers', {}, true],
    ['that is silent does not', { isAlive: false }, false],
    ['that lags more than the bound does not', { lagMs: 5001 }, false],
    ['that lacks what a cache has seen changed does not, however small its lag', { replayed: 999, lagMs: 0 }, false],
    ['with another history than the primary does not', { replayed: 5000, isAheadOfPrimary: true }, false],
  ])('%s', (_name, change, expected) => {
    expect(isUsable({ ...current, ...change }, demands)).toBe(expected)
  })

  test('is used in turn, and not while it cannot answer', () => {
    const turns = (unfit: string[]) => {
      let turn = 0
      return Array.from({ length: 4 }, () => {
        const found = pickNext(['a', 'b', 'c'], turn, (one) => !unfit.includes(one))
        turn = found ? ['a', 'b', 'c'].indexOf(found) : turn
        return found
      })
    }
    expect(turns([])).toEqual(['b', 'c', 'a', 'b'])
    expect(turns(['b'])).toEqual(['c', 'a', 'c', 'a'])
    expect(turns(['a', 'b', 'c'])).toEqual([undefined, undefined, undefined, undefined])
  })
})
