import { describe, expect, test } from 'vitest'
import {
  type Choice,
  findChoice,
  idsIn,
  KEPT_CHOICES,
  keysIn,
  readChoices,
  withChoice,
} from './checkout-choice.rules.ts'

describe('saved checkout selections', () => {
  test('each is found under its key', () => {
    const kept = withChoice(withChoice([], ['a', ['1', '2:fullReel']]), ['b', ['3']])
    expect([findChoice(kept, 'a'), findChoice(kept, 'b'), findChoice(kept, 'c')]).toEqual([
      ['1', '2:fullReel'],
      ['3'],
      undefined,
    ])
  })

  test('only the newest are kept', () => {
    let kept: Choice[] = []
    for (let turn = 0; turn <= KEPT_CHOICES; turn++) kept = withChoice(kept, [`choice ${turn}`, [String(turn + 1)]])
    expect(kept).toHaveLength(KEPT_CHOICES)
    expect([findChoice(kept, 'choice 0'), findChoice(kept, `choice ${KEPT_CHOICES}`)]).toEqual([
      undefined,
      [String(KEPT_CHOICES + 1)],
    ])
  })

  test.each([null, 'text', 7, { a: [1] }])('invalid stored data is no selection: %j', (kept) => {
    expect(readChoices(kept)).toEqual([])
  })

  test('incomplete stored selections are dropped', () => {
    expect(
      readChoices([['a', ['1', '2:tray']], ['b', ['1', 'x']], ['c'], [1, ['1']], ['d', ['-1']], ['e', []]]),
    ).toEqual([
      ['a', ['1', '2:tray']],
      ['e', []],
    ])
  })
})

test('an address names parts by their numbers, and nothing else', () => {
  expect(idsIn('5,7,x,-1,0,1.5,,9')).toEqual([5, 7, 9])
  expect(idsIn(null)).toEqual([])
  expect(keysIn('5,7:fullReel,x,-1,0,8:,9:<b>')).toEqual(['5', '7:fullReel'])
})
