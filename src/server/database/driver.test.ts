import { afterAll, expect, test } from 'vitest'
import { openPool } from './driver.ts'

const sql = openPool('postgres://nobody@127.0.0.1:1/none', { max: 1 })
afterAll(() => sql.end())

test('no function is written down as a property of a statement, where it would keep the rows alive', () => {
  const source = String(sql`select 1`.constructor)
  expect(source).toContain('this.resolve =')
  expect(source).not.toMatch(/this\.\w+ = x =>/)
})
