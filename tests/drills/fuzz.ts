import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '#app/api.ts'
import { servicesOf } from '#app/app-services.ts'
import { buildApp } from '#app/build-app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { createCallers } from '../fuzz/callers.ts'
import { type FuzzAnswer, type FuzzRequest, fuzzEndpoints } from '../fuzz/fuzz-endpoints.ts'
import { specialBodies } from '../fuzz/special-bodies.ts'
import { startTemplate } from '../support/databases/template-database.ts'

/*
 * The fuzzer of `npm test` for longer: over HTTP on this machine alone, with uploads and signed webhooks, and a new seed
 * every round. `npm run drill:fuzz`; SECONDS and SEED may be given. Ends with 1 when something failed or took too long.
 */
const SECONDS = Number(process.env.SECONDS ?? 600)
const CASES = Number(process.env.CASES ?? 8)
const MAX_MS = 2000
const firstSeed = Number(process.env.SEED ?? Date.now() % 1_000_000)

const template = await startTemplate()
const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_fuzz', STRIPE_WEBHOOK_SECRET: 'whsec_fuzz' }
const config = readConfig({
  ...stripeKeys,
  // Nobody listens there: the provider is away.
  STRIPE_API_URL: 'http://127.0.0.1:9',
  DEMO: 'on',
  DATABASE_URL: template.url,
  DATA_DIR: join(tmpdir(), `ohmstead-fuzz-${process.pid}`),
  TRUST_PROXY: 'on',
})
const sql = connect(template.url, { pool: 8 })
const services = servicesOf(config)
const log = createLog('silent')
const app = await buildApp({ config, sql, log, services })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const endpoints = api(config).map(({ endpoint }) => endpoint)
const [row] = await sql<{ secret: string }[]>`select secret from sandbox_secret`
const callers = await createCallers(sql, services.files)

let sent = 0
const slow: string[] = []
async function send({ method, url: path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
  const from = performance.now()
  sent++
  // Behind a proxy that names a new network every time: limits are not what is tried here.
  const forwarded = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, 'x-forwarded-for': forwarded },
    ...(body !== undefined && { body }),
  })
  const text = await answer.text()
  const ms = performance.now() - from
  if (ms > MAX_MS) slow.push(`${Math.round(ms)} ms ${method} ${path.slice(0, 200)}`)
  return { status: answer.status, contentType: answer.headers.get('content-type') ?? '', body: text }
}

const ends = Date.now() + SECONDS * 1000
const problems = new Map<string, string>()
let reached = 0
for (let seed = firstSeed; Date.now() < ends; seed++) {
  const { findings, succeeded } = await fuzzEndpoints({
    endpoints,
    callers,
    seed,
    cases: CASES,
    send,
    specialBody: specialBodies({ sandbox: row?.secret ?? '', stripe: stripeKeys.STRIPE_WEBHOOK_SECRET }),
    until: () => Date.now() > ends,
  })
  reached = Math.max(reached, succeeded.size)
  for (const finding of findings) {
    if (problems.has(finding.problem)) continue
    problems.set(finding.problem, JSON.stringify({ seed, ...finding }))
    process.stdout.write(`${JSON.stringify({ seed, ...finding })}\n`)
  }
}
for (const line of slow) process.stdout.write(`slow: ${line}\n`)
const summary = { calls: sent, endpoints: endpoints.length, reached, problems: problems.size, slow: slow.length }
process.stdout.write(`${JSON.stringify(summary)}\n`)
await app.close()
await sql.end({ timeout: 5 })
await template.stop()
process.exit(problems.size + slow.length > 0 ? 1 : 0)
