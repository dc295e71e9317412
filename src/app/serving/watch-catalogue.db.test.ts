import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { watchCatalogue } from './watch-catalogue.ts'

const { sql } = await createWorld()

/** Watches the store; its changes are counted. */
async function watch() {
  let changes = 0
  const { refresh, expectChange } = watchCatalogue(sql, [], () => {
    changes += 1
  })
  await refresh()
  return { refresh, expectChange, changes: () => changes }
}

/** Changes the shop; what asks for its version has to wait for `commit`. */
async function changeSlowly() {
  const tx = await sql.reserve()
  await tx`begin`
  await tx`lock table public_version`
  await tx`update public_version set version = version + 1`
  return async () => {
    await tx`commit`
    tx.release()
  }
}

test('a page waits for a slow database after a change, and then shows the change', async () => {
  const { refresh, expectChange, changes } = await watch()
  const commit = await changeSlowly()
  expectChange()
  const refreshed = refresh()
  await sleep(300)
  expect(changes()).toBe(0)
  await commit()
  await refreshed
  expect(changes()).toBe(1)
})

test('a page does not wait for a slow database without a change', async () => {
  const { refresh, changes } = await watch()
  await sleep(1000)
  const commit = await changeSlowly()
  await refresh()
  expect(changes()).toBe(0)
  await commit()
})

test('a check that began before a change does not hide it', async () => {
  const { refresh, expectChange, changes } = await watch()
  const commit = await changeSlowly()
  expectChange()
  const before = refresh()
  await commit()
  await sql`update public_version set version = version + 1`
  expectChange()
  await refresh()
  await before
  const seen = changes()
  expect(seen).toBeGreaterThan(0)
  expectChange()
  await refresh()
  expect(changes()).toBe(seen)
})
