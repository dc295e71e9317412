import { describe, expect, test } from 'vitest'
import { AFTER_SALE_MESSAGES, findAfterSaleProblems, toggleLine } from './after-sale-form.rules.ts'
import { applyForAfterSale } from './after-sales.contract.ts'

const lines = [
  { lineId: 1, returnableCount: 20 },
  { lineId: 2, returnableCount: 0 },
]
const right = { chosen: new Map([[1, 5]]), reason: 'Damaged in transit', solution: 'refund', description: '' }

describe('selecting lines for customer service', () => {
  test('selects all returnable pieces, and deselects on the second click', () => {
    const chosen = toggleLine(new Map(), { lineId: 1, returnableCount: 20 })
    expect([...chosen]).toEqual([[1, 20]])
    expect(toggleLine(chosen, { lineId: 1, returnableCount: 20 }).size).toBe(0)
  })

  test('a line without returnable pieces is not selected', () => {
    expect(toggleLine(new Map(), { lineId: 2, returnableCount: 0 }).size).toBe(0)
  })
})

describe('the form', () => {
  test('is valid with a line, a reason and a solution', () => {
    expect(findAfterSaleProblems(right, lines)).toEqual({})
  })

  test.each([
    ['lines', { chosen: new Map() }],
    ['reason', { reason: '' }],
  ] as const)('the endpoint refuses missing %s with the message of the form', (field, change) => {
    const { chosen, ...entered } = { ...right, ...change }
    const sent = {
      orderNo: 'OS-261115-0123ABCD',
      ...entered,
      lines: [...chosen].map(([lineId, count]) => ({ lineId, count })),
    }
    expect(applyForAfterSale.input.safeParse(sent).error?.issues).toMatchObject([
      { message: AFTER_SALE_MESSAGES[field] },
    ])
    expect(findAfterSaleProblems({ ...entered, chosen }, lines)).toEqual({ [field]: AFTER_SALE_MESSAGES[field] })
  })

  test.each([
    ['no line', { chosen: new Map() }, 'lines'],
    ['more than can be returned', { chosen: new Map([[1, 21]]) }, 'lines'],
    ['none of a chosen line', { chosen: new Map([[1, 0]]) }, 'lines'],
    ['a line of another order', { chosen: new Map([[7, 1]]) }, 'lines'],
    ['no reason', { reason: '' }, 'reason'],
    ['no solution', { solution: '' }, 'solution'],
    ['"Other" without a description', { reason: 'Other' }, 'description'],
  ])('%s is reported', (_what, change, field) => {
    expect(Object.keys(findAfterSaleProblems({ ...right, ...change }, lines))).toEqual([field])
  })
})
