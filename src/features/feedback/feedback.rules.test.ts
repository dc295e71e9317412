import { expect, test } from 'vitest'
import { feedbackTypes, findFeedbackProblems, labelOf, typeOf } from './feedback.rules.ts'

const whole = { type: '1', email: 'a@firm.example', content: 'Hello' }

test('[CONST-24, CONST-25, CONST-26, CONST-27, CONST-28, CONST-29] the kinds of feedback have their numbers', () => {
  expect(Object.fromEntries(feedbackTypes.map(({ type, label }) => [type, label]))).toEqual({
    1: 'Inquiry',
    2: 'Orders',
    3: 'Returns or Refunds',
    4: 'Price and Inventory',
    5: 'Product Information',
    99: 'Other',
  })
})

test('[FORM-01] the kind is required', () => {
  for (const type of ['', '6', '01', 'Inquiry'])
    expect(findFeedbackProblems({ ...whole, type })).toEqual({ type: 'please select' })
})

test('[FORM-02] the e-mail address is required', () => {
  expect(findFeedbackProblems({ ...whole, email: ' ' })).toEqual({ email: 'please enter' })
})

test('[FORM-03] the message is required', () => {
  expect(findFeedbackProblems({ ...whole, content: '\n ' })).toEqual({ content: 'please enter' })
})

test('a complete form has no problems', () => {
  expect(findFeedbackProblems(whole)).toEqual({})
  expect(typeOf('99')).toBe(99)
  expect(labelOf(3)).toBe('Returns or Refunds')
})
