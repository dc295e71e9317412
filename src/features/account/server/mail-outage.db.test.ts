import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { mailHandler } from '#server/mail/mailer.ts'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { clearJobs, listJobs, makeDue } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import { register } from '../registration.contract.ts'
import { accountJobs } from './account.jobs.ts'

const world = await createWorld()
const { call } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
  await clearJobs(world.sql)
})

/** A mail server that refuses connections until it is opened. */
async function startMailServer() {
  const got: string[] = []
  const state = { open: false }
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!state.open) return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
      got.push(address)
      return done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port
  const stop = () => new Promise<void>((end) => server.close(() => end()))
  return { got, state, stop, url: `smtp://127.0.0.1:${port}` }
}

test('a registration during a mail outage gets its link afterwards', async () => {
  const server = await startMailServer()
  const mailer = mailHandler({
    smtpUrl: server.url,
    from: async () => 'Ohmstead <service@ohmstead.example>',
    outbox: '',
  })
  const handlers = [...accountJobs(world.services.publicUrl), mailer]
  const email = `patient-${randomUUID()}@buyers.example`
  const person = { email, password: 'tr0mbone-Kiesel', name: 'Ada', countryId: 276, terms: true as const }
  await call(register, { ...person, ...(await solveCaptcha(call)) })
  // Simulates a day of hourly retries.
  for (let hour = 0; hour < 24; hour++) {
    await makeDue(world.sql)
    await runDueJobs(world.sql, handlers, createLog('silent'))
  }
  expect(await listJobs(world.sql, { name: 'mail' })).toMatchObject([{ attempts: 24 }])
  expect(server.got).toEqual([])

  server.state.open = true
  await makeDue(world.sql)
  await runDueJobs(world.sql, handlers, createLog('silent'))
  expect(server.got).toEqual([email])
  expect(await listJobs(world.sql)).toEqual([])
  await server.stop()
})
