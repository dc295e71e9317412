import { expect, test } from 'vitest'
import { readAssignee } from './assignee.rules.ts'

test.each([
  ['me', 7],
  ['12', 12],
  ['nobody', null],
  [undefined, undefined],
  ['0', undefined],
  ['somebody', undefined],
])('a list for %s shows the work of %s', (text, assignee) => {
  expect(readAssignee(text, 7)).toBe(assignee)
})
