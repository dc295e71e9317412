import { readFile } from 'node:fs/promises'
import { migrateStore } from '#app/migrations.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { openStore, temporaryFolder } from '../support/process.ts'
import { guessPasswords } from './attack/guesses.ts'
import { uploadHardFiles } from './attack/hard-files.ts'
import { callHeavily } from './attack/heavy-callers.ts'
import { sendOddRequests } from './attack/odd-requests.ts'
import { stallBodies } from './attack/stalled-bodies.ts'
import type { Attack, Target } from './attack/target.ts'
import { descendantsOf, Programs, requirePrograms } from './cluster/programs.ts'
import { startShippedNginx } from './shipped-nginx.ts'

/*
 * One visitor who wants to stop the shop, beside others who want to buy: heavy calls, stalled bodies, files that are hard to read,
 * requests that are none, guesses. On Linux, on loopback. `npm run drill:attack`; HEAVY_SECONDS (60), PROCESSES (2) and NGINX
 * (on: in front of the store, as deploy/nginx configures it) may be given. Fails when others notice, or when anything is answered 500.
 */
const HEAVY_SECONDS = Number(process.env.HEAVY_SECONDS ?? 60)
const PROCESSES = process.env.PROCESSES ?? '2'
const NGINX = process.env.NGINX !== 'off'
const CATALOGUE = 5000

const ATTACKS: Record<string, Attack> = {
  'odd requests': sendOddRequests,
  'stalled bodies': stallBodies,
  'hard files': uploadHardFiles,
  'guessed passwords': guessPasswords,
  'heavy calls': callHeavily,
}

const log = (line: string) => process.stderr.write(`${line}\n`)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

async function residentMegabytes(pids: number[]): Promise<number> {
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')))
  const kilobytes = statuses.map((status) => Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0))
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}

if (NGINX) requirePrograms({ nginx: 'nginx' })
const folder = await temporaryFolder()
const programs = new Programs(folder.path)
const cleanUps: Array<() => Promise<unknown>> = [() => folder.remove()]

async function attackStore(): Promise<string[]> {
  log('preparing a store')
  const database = await startEmbedded(folder.path, createLog('error'))
  cleanUps.push(() => database.stop())
  const sql = connect(database.url, { pool: 10 })
  cleanUps.push(() => sql.end({ timeout: 5 }))
  await migrateStore(sql)
  await seedCatalogue(sql, CATALOGUE)
  log(`opening it with ${PROCESSES} processes${NGINX ? ' behind nginx' : ''}`)
  const store = await openStore({
    DATABASE_URL: database.url,
    DEMO: 'on',
    LOG_LEVEL: 'error',
    DATA_DIR: folder.path,
    PROCESSES,
    TRUST_PROXY: NGINX ? 'on' : 'off',
    CATALOG_SIZE: String(CATALOGUE),
  })
  cleanUps.push(() => store.stop())
  cleanUps.push(() => programs.killAll())
  const pid = store.child.pid ?? 0
  const target: Target = {
    sql,
    url: NGINX ? await startShippedNginx(programs, folder.path, { storeUrls: [store.url] }) : store.url,
    seconds: HEAVY_SECONDS,
    residentMegabytes: () => residentMegabytes([pid, ...descendantsOf(pid)]),
  }
  const problems: string[] = []
  for (const [name, attack] of Object.entries(ATTACKS)) {
    log(name)
    problems.push(...(await attack(target, say)))
  }
  return problems
}

try {
  const problems = await attackStore()
  for (const problem of problems) process.stdout.write(`PROBLEM ${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}
