import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { getShopState } from '#features/shop/server/shop.service.ts'
import { openEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { NEW_SHOP, PASSWORD } from '#tests/support/own-store.ts'
import { COMPILED } from '#tests/support/process.ts'

const { sql, url } = await openEmptyDatabase(inject('templateUrl'), 'owner_questions')
afterAll(() => sql.end())

/** `npm run owner` without options; each line is an answer. */
async function answer(lines: readonly string[]) {
  const child = spawn(process.execPath, ['src/app/commands/owner-command.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...COMPILED, DATABASE_URL: url, DEMO: 'off' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, output }
}

const { name, street, postalCode, city, contactEmail, phone, adminName, adminEmail } = NEW_SHOP
const SHOP = [name, street, postalCode, city]

test('npm run owner asks its questions, repeats invalid ones, and sets up the store', async () => {
  const broken = await answer([...SHOP, 'NL'])
  expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('not all questions were answered') })
  expect((await getShopState(sql)).owned).toBe(false)

  const bank = ['Fernhill B.V.', 'Fernhill Bank', 'NL11 FERN 0123', '']
  const first = [...SHOP, 'Holland', contactEmail, phone, '', ...bank, adminName, adminEmail, 'password1', '']
  // The country is no code, and the password is guessed at once: only these two are asked for again.
  const { code, output } = await answer([...first, 'NL', PASSWORD])
  expect(output).toContain('Name of the shop: ')
  expect(output).toMatch(/--country: /)
  expect(output).toContain('easy to guess')
  expect(output).toContain(`${name} is yours. Log in as ${adminEmail}.`)
  expect(output.split('City: ')).toHaveLength(2)
  expect(output).not.toContain(PASSWORD)
  expect(code).toBe(0)
  const { owned, settings, bankAccounts } = await getShopState(sql)
  expect({ owned, ...settings }).toMatchObject({ owned: true, name, street, city, countryCode: 'NL', phone })
  expect(bankAccounts).toMatchObject([{ beneficiary: 'Fernhill B.V.', currency: 'USD' }])

  const again = await answer([])
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining(`already has an owner (${name})`) })
})
