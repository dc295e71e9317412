import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { runDueJobs } from '../jobs/worker.ts'
import { createLog } from '../log.ts'
import { composeMail } from './compose-mail.ts'
import { sendMail } from './mail.ts'
import { mailHandler } from './mailer.ts'

const world = await createWorld()
const log = createLog('silent')
const from = async () => 'Ohmstead <service@ohmstead.example>'
const hello = composeMail(
  { name: 'Ohmstead', accent: '', lines: [] },
  {
    to: 'ada@buyers.example',
    subject: 'Grüße',
    title: 'Hello',
    blocks: [{ kind: 'text', text: 'Willkommen, größer als 10 kΩ' }],
    headers: { 'List-Unsubscribe': '<https://store.example/unsubscribe>' },
  },
)

beforeEach(() => world.sql`delete from job`)

test('without a mail server a mail becomes a whole file in the outbox', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'ohmstead-outbox-'))
  await sendMail(world.sql, hello)
  await runDueJobs(world.sql, [mailHandler({ smtpUrl: undefined, from, outbox })], log)
  const names = await readdir(outbox)
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(/\.eml$/)
  const written = await readFile(join(outbox, names[0] ?? ''), 'utf8')
  expect(written).toMatch(/^To: ada@buyers.example$/m)
  expect(written).toMatch(/^From: Ohmstead <service@ohmstead.example>$/m)
  expect(written).toMatch(/^List-Unsubscribe: <https:\/\/store.example\/unsubscribe>$/m)
  // Mails hold links that open accounts: nobody else on the machine reads them.
  expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o077).toBe(0)
  await rm(outbox, { recursive: true })
})

/** A real mail server; it turns mail away while `open` is false. */
async function startMailServer() {
  const got: string[] = []
  const state = { open: false }
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50, // the mailer keeps its connection open
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(state.open ? undefined : Object.assign(new Error('Closed for today'), { responseCode: 451 })),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
      })
      stream.on('end', () => {
        got.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return {
    got,
    state,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((end) => server.close(() => end())),
  }
}

test('a mail server that is away for a day loses nothing', async () => {
  const server = await startMailServer()
  const handlers = [mailHandler({ smtpUrl: server.url, from, outbox: '' })]
  await sendMail(world.sql, hello)
  for (let attempt = 0; attempt < 4; attempt++) {
    await world.sql`update job set run_at = now()`
    await runDueJobs(world.sql, handlers, log)
  }
  expect(server.got).toHaveLength(0)
  expect(await world.sql`select last_error from job where failed_at is null`).toMatchObject([
    { last_error: expect.stringContaining('Closed for today') },
  ])
  server.state.open = true
  await world.sql`update job set run_at = now()`
  await runDueJobs(world.sql, handlers, log)
  expect(server.got).toHaveLength(1)
  expect(server.got[0]).toContain('To: ada@buyers.example')
  expect(await world.sql`select from job`).toHaveLength(0)
  await server.stop()
})
