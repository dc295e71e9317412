import { expect, test } from 'vitest'
import { asJson, subjectOf } from './audit.ts'

test('an entry has the number in its input as subject', () => {
  expect(subjectOf({ note: 'x', orderNo: 'OS-1', lineId: 3 })).toBe('OS-1')
  expect(subjectOf({ feedbackId: 7 })).toBe('7')
  expect(subjectOf({ note: 'x' })).toBe('')
  expect(subjectOf({ draftId: 'f672f650', lines: [] })).toBe('')
  expect(subjectOf({ kind: 'order', subjects: ['OS-1', 'OS-2', 'OS-3', 'OS-4'], accountId: 7 })).toBe(
    'OS-1, OS-2, OS-3 and 1 more',
  )
})

test('secrets, files and long texts are not stored', () => {
  expect(asJson({ password: 'a', inviteToken: 'b', totpCode: '123', note: 'kept' })).toBe(
    '{"password":"(not kept)","inviteToken":"(not kept)","totpCode":"(not kept)","note":"kept"}',
  )
  expect(asJson({ file: new Uint8Array(3) })).toBe('{"file":"(3 bytes)"}')
  expect(asJson('x'.repeat(5000))).toHaveLength(2003)
  expect(asJson(undefined)).toBeNull()
})
