import { expect, test } from 'vitest'
import { z } from 'zod'
import { generateKey } from './generate-key.ts'

test('every key is another UUID', () => {
  const keys = Array.from({ length: 200 }, generateKey)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true)
  expect(new Set(keys).size).toBe(200)
})
