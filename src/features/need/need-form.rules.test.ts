import { expect, test } from 'vitest'
import { GoodsNeed } from './need.contract.ts'
import { findNeedProblems } from './need-form.rules.ts'

const good = { goodsModel: 'LM358DR', count: '100', email: 'buyer@company.example' }

test('a complete form has no problems', () => {
  expect(findNeedProblems(good)).toEqual({})
})

test.each([
  ['goodsModel', ''],
  ['count', ''],
  ['count', '0'],
  ['count', '1.5'],
  ['count', 'many'],
  ['count', '1000000001'],
  ['email', ''],
  ['email', 'buyer@company'],
])('%s %j is reported as a problem', (field, value) => {
  expect(Object.keys(findNeedProblems({ ...good, [field]: value }))).toEqual([field])
  const sent = { ...good, [field]: value }
  expect(GoodsNeed.safeParse({ ...sent, count: sent.count === '' ? undefined : Number(sent.count) }).success).toBe(
    false,
  )
})
