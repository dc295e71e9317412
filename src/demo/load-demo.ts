import { createAccount } from '../features/account/server/account.service.ts'
import type { Sql } from '../server/database/connect.ts'
import { loadCatalogue } from './catalogue/load.ts'
import { demoAccounts } from './demo-accounts.ts'

const SEED = 'ohmstead'

/** Fills an empty store once: accounts to try it with, and a catalogue of invented prices and stock. */
export async function loadDemo(sql: Sql, catalogSize: number, say: (line: string) => void): Promise<void> {
  for (const account of demoAccounts) await createAccount(sql, account)
  const [goods] = await sql`select from goods limit 1`
  if (goods || catalogSize === 0) return
  await loadCatalogue(sql, {
    size: catalogSize,
    seed: SEED,
    onProgress: ({ phase, done, total }) =>
      say(`Demo catalogue: ${phase} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`),
  })
}
