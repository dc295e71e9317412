import { expect, test } from 'vitest'
import { reminderStageOf } from './reminders.rules.ts'

test.each([
  [0, 0],
  [1, 1],
  [13, 1],
  [14, 2],
  [400, 2],
])('overdue by %i days: reminder %i', (days, stage) => {
  expect(reminderStageOf(days)).toBe(stage)
})
