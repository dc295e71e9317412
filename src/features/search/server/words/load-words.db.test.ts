import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Sql } from '#server/database/connect.ts'
import { dropDatabase } from '#tests/support/databases/copy-database.ts'
import { openEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { loadSynonyms } from './load-words.service.ts'

const name = `words_${process.env.VITEST_POOL_ID ?? '1'}`
let sql: Sql

beforeAll(async () => {
  sql = (await openEmptyDatabase(inject('templateUrl'), name)).sql
})
afterAll(async () => {
  await sql?.end()
  await dropDatabase(inject('templateUrl'), name)
})

const has = async (phrase: string) => (await sql`select from search_synonym where phrase = ${phrase}`).length > 0
const forget = (...phrases: string[]) => sql`delete from search_synonym where phrase = any(${phrases}::text[])`

test('words that staff deleted do not come back', async () => {
  expect(await has('cap')).toBe(true)
  await forget('cap')
  await loadSynonyms(sql)
  expect(await has('cap')).toBe(false)
})

test('a store with an earlier edition gets the words of later ones only', async () => {
  await forget('condenser', 'usb to uart')
  await sql`update search_words_loaded set edition = 1`
  await Promise.all([loadSynonyms(sql), loadSynonyms(sql)])
  expect([await has('condenser'), await has('usb to uart')]).toEqual([false, true])
})

test('a word with another meaning by staff keeps it', async () => {
  await sql`update search_synonym set meaning = 'ours' where phrase = 'usb to uart'`
  await sql`update search_words_loaded set edition = 1`
  await loadSynonyms(sql)
  expect(await sql`select meaning from search_synonym where phrase = 'usb to uart'`).toEqual([{ meaning: 'ours' }])
})
