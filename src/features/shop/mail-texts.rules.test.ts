import { expect, test } from 'vitest'
import { fillMail, findMailTextProblem, type MailKind } from './mail-texts.rules.ts'

const KIND: MailKind = {
  kind: 'order.closed',
  name: 'Order closed',
  subject: 'Order {orderNo} closed',
  title: 'Closed',
  body: 'Order {orderNo}: {reason}',
  placeholders: { orderNo: 'OS-1', reason: 'Not paid' },
}

test('placeholders are replaced once, also when the data has braces', () => {
  const filled = fillMail(KIND, { orderNo: 'OS-7', reason: '{orderNo} <b>$& {x}' })
  expect(filled).toEqual({ subject: 'Order OS-7 closed', title: 'Closed', body: 'Order OS-7: {orderNo} <b>$& {x}' })
})

test.each([
  [{ subject: '' }, /subject/],
  [{ title: '' }, /heading/],
  [{ body: '' }, /text/],
  [{ body: 'Dear {name}' }, /\{name\} is not available in this e-mail. Available: \{orderNo\}, \{reason\}/],
  [{ subject: '{constructor}' }, /\{constructor\} is not available/],
])('%o is refused with a reason', (wrong, reason) => {
  expect(findMailTextProblem(KIND, { ...KIND, ...wrong })).toMatch(reason)
})

test('another text with the same placeholders is accepted', () => {
  expect(findMailTextProblem(KIND, { subject: 'Bye', title: '{orderNo}', body: '{reason}' })).toBeUndefined()
})
