import { describe, expect, test } from 'vitest'
import { compareWithLedger, type LedgerEntry, type Movement, takingOf } from './comparison.rules.ts'

let count = 0
const movement = (more: Partial<Movement>): Movement => ({
  movementNo: `txn_${++count}`,
  kind: 'payment',
  at: new Date('2026-11-15T12:00:00Z'),
  amount: '13.83',
  currency: 'USD',
  fee: '0',
  feeCurrency: '',
  providerPayment: 'pi_1',
  reference: null,
  paymentNo: '',
  orderNo: '',
  refundNo: '',
  ...more,
})
const entry = (more: Partial<LedgerEntry>): LedgerEntry => ({
  kind: 'payment',
  paymentNo: 'PM-1',
  orderNo: 'OS-1',
  refundNo: '',
  providerPayment: 'pi_1',
  reference: null,
  amount: '13.8300',
  currency: 'USD',
  isPending: false,
  at: new Date('2026-11-15T12:00:01Z'),
  ...more,
})
const refund = { kind: 'refund', refundNo: 'RF-1', amount: '5.0000' } as const
const refunded = { kind: 'refund', amount: '-5.00', reference: 're_1' } as const
const failed = { kind: 'refund', amount: '5.00', reference: 're_1' } as const
const disputed = { kind: 'dispute', amount: '-13.83', reference: 'dp_1' } as const
const won = { kind: 'dispute', amount: '13.83', reference: 'dp_1' } as const
const dispute = { kind: 'dispute', reference: 'dp_1' } as const

type Case = [string, Array<Partial<Movement>>, Array<Partial<LedgerEntry>>, string[]]
const problemsOf = ([, movements, ledger]: Case) =>
  compareWithLedger(movements.map(movement), ledger.map(entry)).flatMap(({ kind, problem, number }) =>
    problem ? [`${kind} ${number} ${problem}`] : [],
  )

describe('money is compared by number', () => {
  const cases: Case[] = [
    ['the same on both sides', [{}], [{}], []],
    [
      'taken before midnight, recorded after it',
      [{ at: new Date('2026-11-15T23:59:59Z') }],
      [{ at: new Date('2026-11-16T00:00:01Z') }],
      [],
    ],
    ['a lost order', [{ paymentNo: 'PM-1', orderNo: 'OS-1' }], [], ['payment pi_1 missingInStore']],
    ['something else sold through the account', [{}], [], []],
    ['a refund of something else', [{}, refunded], [], []],
    ['a payment that the store believes to have failed', [{}], [{ amount: '0' }], ['payment pi_1 missingInStore']],
    ['a payment that the provider does not have', [], [{}], ['payment pi_1 missingAtProvider']],
    ['a payment that both know to have failed', [], [{ amount: '0' }], []],
    ['another amount', [{ amount: '13.84' }], [{}], ['payment pi_1 otherAmount']],
    ['another currency', [{ currency: 'EUR' }], [{}], ['payment pi_1 otherAmount']],
    ['a payment found by our number', [{ paymentNo: 'PM-1' }], [{ providerPayment: null }], []],
    [
      'amounts that are exchanged between two payments of a day',
      [{ amount: '1.00' }, { amount: '2.00', providerPayment: 'pi_2' }],
      [{ amount: '2' }, { amount: '1', providerPayment: 'pi_2', paymentNo: 'PM-2' }],
      ['payment pi_1 otherAmount', 'payment pi_2 otherAmount'],
    ],
    ['a refund by its own number', [{}, { ...refunded, refundNo: 'RF-1' }], [{}, refund], []],
    ['a refund by the number of the provider', [{}, refunded], [{}, { ...refund, reference: 're_1' }], []],
    ['a refund that is known only from the sum', [{}, refunded], [{}, refund], []],
    ['a refund made at the provider', [{}, refunded], [{}], ['refund re_1 missingInStore']],
    [
      'a refund of a lost order',
      [{ orderNo: 'OS-1' }, refunded],
      [],
      ['payment pi_1 missingInStore', 'refund re_1 missingInStore'],
    ],
    ['a refund that the provider does not have', [{}], [{}, refund], ['refund RF-1 missingAtProvider']],
    ['a refund that is not carried out yet', [{}], [{}, { ...refund, isPending: true }], []],
    ['a failed refund', [{}, refunded, failed], [{}, { ...refund, reference: 're_1', amount: '0' }], []],
    [
      'a failed refund of which the store was not told',
      [{}, refunded, failed],
      [{}, { ...refund, reference: 're_1' }],
      ['refund re_1 missingAtProvider'],
    ],
    ['a dispute', [{}, disputed], [{}, { ...dispute, amount: null, isPending: true }], []],
    ['a dispute that takes no money yet', [{}], [{}, { ...dispute, amount: null, isPending: true }], []],
    ['a dispute of which the store was not told', [{}, disputed], [{}], ['dispute dp_1 missingInStore']],
    ['a dispute that was won', [{}, disputed, won], [{}, { ...dispute, amount: '0' }], []],
    [
      'a dispute that was won without telling the store',
      [{}, disputed, won],
      [{}, { ...dispute, amount: null, isPending: true }],
      ['dispute dp_1 missingAtProvider'],
    ],
    [
      'fees and payouts',
      [
        { kind: 'fee', amount: '-1.00' },
        { kind: 'payout', amount: '-9.00' },
      ],
      [],
      [],
    ],
  ]
  test.each(cases)('%s', (...one) => {
    expect(problemsOf(one)).toEqual(one[3])
  })
})

test('a difference names both sides, and all numbers under which it was found before', () => {
  const [found] = compareWithLedger(
    [movement({ ...refunded, refundNo: 'RF-1', at: new Date('2026-11-16T00:00:00Z') })],
    [entry({ ...refund, amount: '4' })],
  )
  expect(found).toMatchObject({
    number: 're_1',
    names: ['re_1', 'RF-1'],
    day: '2026-11-16',
    providerAmount: '5.00',
    storeAmount: '4.00',
    orderNo: 'OS-1',
  })
})

test('a refund that only the provider has names the order of its payment', () => {
  const orderOf = (movements: Movement[], ledger: LedgerEntry[]) =>
    compareWithLedger(movements, ledger).find(({ kind }) => kind === 'refund')?.orderNo
  expect(orderOf([movement({}), movement(refunded)], [entry({})])).toBe('OS-1')
  expect(orderOf([movement({ orderNo: 'OS-2' }), movement(refunded)], [])).toBe('OS-2')
})

test.each([
  ['payment', 'missingInStore', '1.00', 'paid'],
  ['payment', 'missingInStore', '-1.00', undefined],
  ['payment', 'missingAtProvider', '0.00', undefined],
  ['refund', 'missingInStore', '1.00', 'refunded'],
  ['refund', 'missingAtProvider', '0.00', 'refundFailed'],
  ['refund', 'otherAmount', '1.00', undefined],
  ['dispute', 'missingInStore', '1.00', 'disputed'],
  ['dispute', 'missingAtProvider', '0.00', 'disputeWon'],
] as const)('a %s that is %s (%s) is taken as %s', (kind, problem, providerAmount, taken) => {
  expect(takingOf({ kind, problem, providerAmount, movementNo: 'txn_1' })).toBe(taken)
  expect(takingOf({ kind, problem, providerAmount, movementNo: null })).toBeUndefined()
})
