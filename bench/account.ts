import { hash } from '@node-rs/argon2'
import { migrateStore } from '#app/migrations.ts'
import { createAccount } from '#features/account/server/account.service.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { openStore, temporaryFolder } from '#tests/support/process.ts'
import { report } from './figures.ts'
import { measureCalls } from './measure-calls.ts'

const HASHES = 40
const BUYERS = 60
const CLIENTS = 8

/** What a password costs, how many logins a second one process takes, and what a token costs on every call. */
export async function measureAccount(): Promise<void> {
  const single = await measureCalls(1, HASHES, () =>
    hash('tr0mbone-Kiesel', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  )
  report('account.hash', single.p50, 'ms', { p99: single.p99 })

  const folder = await temporaryFolder()
  const database = await startEmbedded(folder.path, createLog('error'))
  const sql = connect(database.url, { pool: 4 })
  await migrateStore(sql)
  const password = 'gravel-Zither-58'
  const emails = Array.from({ length: BUYERS }, (_, place) => `buyer-${place}@buyers.example`)
  for (const email of emails) await createAccount(sql, { email, password, role: 'buyer', fullName: 'Ada' })
  const store = await openStore({ DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: 'error' })
  try {
    const post = async (email: string) => {
      const answer = await fetch(`${store.url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      const { code, data } = (await answer.json()) as { code: number; data: { token: string } } // the envelope
      if (code !== 0) throw new Error(`login answered ${code}`)
      return data.token
    }
    const logins = await measureCalls(CLIENTS, BUYERS, (turn) => post(emails[turn % BUYERS] ?? ''))
    report('account.logins', (1000 * BUYERS) / logins.total, '1/s', {
      p50: logins.p50,
      p99: logins.p99,
      clients: CLIENTS,
    })

    const token = await post(emails[0] ?? '')
    const known = await measureCalls(CLIENTS, 500, () =>
      fetch(`${store.url}/api/user/info`, { headers: { token } }).then((answer) => answer.text()),
    )
    report('account.identified_call', known.p50, 'ms', { p99: known.p99, clients: CLIENTS })
  } finally {
    await store.stop()
    await sql.end({ timeout: 5 })
    await database.stop()
    await folder.remove()
  }
}
