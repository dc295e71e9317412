import { randomInt, randomUUID } from 'node:crypto'
import { api } from '#app/api.ts'
import { servicesOf } from '#app/app-services.ts'
import { migrateStore } from '#app/migrations.ts'
import { login } from '#features/account/account.contract.ts'
import { retrievePassword } from '#features/account/password.contract.ts'
import { register, resendActivation } from '#features/account/registration.contract.ts'
import { createAccount } from '#features/account/server/account.service.ts'
import { callInProcess } from '#server/api/call-in-process.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import type { Call } from '#shared/endpoint.ts'
import { solveCaptcha } from '../support/captcha.ts'
import { temporaryFolder } from '../support/process.ts'

/*
 * Do response times reveal which addresses have an account? Run by hand on a quiet machine:
 *   node tests/drills/enumeration.ts
 * Known and unknown addresses are asked for in turns; the medians of their times may differ by a tenth at most.
 */
const TURNS = Number(process.env.TURNS ?? 300)
/** The first calls are slower, because nothing is cached. */
const WARM_UP = 20
const ALLOWED = 0.1

const folder = await temporaryFolder()
const log = createLog('silent')
const database = await startEmbedded(folder.path, log)
const sql = connect(database.url, { pool: 4 })
await migrateStore(sql)
const config = readConfig({ DEMO: 'off', DATABASE_URL: database.url, DATA_DIR: folder.path })
const implementations = api(config)

/** From an address nobody has called from before: limits are not what is measured here. */
const callFromAnywhere = (): Call =>
  callInProcess(implementations, {
    ...servicesOf(config),
    sql,
    reads: () => sql,
    log,
    requestId: randomUUID(),
    address: [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
    token: undefined,
    identity: undefined,
  })

const newAddress = (kind: string) => `${kind}-${randomUUID()}@buyers.example`

async function knownAddresses(): Promise<string[]> {
  const known = Array.from({ length: WARM_UP + TURNS }, () => newAddress('known'))
  for (const email of known)
    await createAccount(sql, { email, password: 'tr0mbone-Kiesel', role: 'buyer', fullName: 'Ada' })
  return known
}

const question = { password: 'gravel-Zither-58', name: 'Ada', countryId: 276, terms: true as const }
const calls: Record<string, (call: Call, email: string) => Promise<() => Promise<unknown>>> = {
  login: async (call, email) => () => call(login, { email, password: 'not the password' }).catch(() => undefined),
  register: async (call, email) => {
    const solved = await solveCaptcha(call)
    return () => call(register, { ...question, ...solved, email })
  },
  retrievePassword: async (call, email) => () => call(retrievePassword, { email }),
  resendActivation: async (call, email) => () => call(resendActivation, { email }),
}

const median = (taken: number[]) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

let failed = false
for (const [name, prepare] of Object.entries(calls)) {
  const known = await knownAddresses()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
    const pair = [
      { kind: 'known' as const, email: known[turn] ?? '' },
      { kind: 'unknown' as const, email: newAddress('other') },
    ]
    // The second call benefits from caches.
    for (const { kind, email } of turn % 2 ? pair : pair.reverse()) {
      const taken = await timeOf(await prepare(callFromAnywhere(), email))
      if (turn >= WARM_UP) times[kind].push(taken)
    }
  }
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(knownMs - unknownMs) / Math.max(knownMs, unknownMs)
  failed ||= difference > ALLOWED
  const rounded = {
    knownMs: knownMs.toFixed(2),
    unknownMs: unknownMs.toFixed(2),
    difference: `${(difference * 100).toFixed(1)} %`,
  }
  process.stdout.write(`${JSON.stringify({ call: name, turns: TURNS, ...rounded })}\n`)
}
await sql.end({ timeout: 5 })
await database.stop()
await folder.remove()
process.exitCode = failed ? 1 : 0
