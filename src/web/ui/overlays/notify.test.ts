import { beforeEach, expect, test } from 'vitest'
import { type Notice, notify, onFirstNotice, receiveNotices } from './notify.ts'

// Test files of a worker share this module: what another file left waiting is taken away.
beforeEach(() => {
  receiveNotices(() => {})()
})

test('notices before the region is loaded are queued, in order, and shown once', () => {
  const shown: string[] = []
  const show = (notice: Notice) => shown.push(notice.message)
  let asked = 0

  notify({ kind: 'success', message: 'Add Success!' })
  const stopAsking = onFirstNotice(() => {
    asked += 1
  })
  expect(asked).toBe(1)

  notify({ kind: 'error', message: 'Offline' })
  const stop = receiveNotices(show)
  expect(shown).toEqual(['Add Success!', 'Offline'])

  notify({ kind: 'info', message: 'Please enter any model!' })
  expect(shown).toHaveLength(3)

  stop()
  stopAsking()
  notify({ kind: 'info', message: 'Later' })
  expect(shown).toHaveLength(3)
  receiveNotices(show)()
  expect(shown.at(-1)).toBe('Later')
})
