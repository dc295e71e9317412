import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearJobs, listJobs, makeDue } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import { listFailedJobs } from '../jobs/failed-jobs.ts'
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

beforeEach(() => clearJobs(world.sql))

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
  // Mails contain links that open accounts: other users of the machine cannot read them.
  expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o077).toBe(0)
  await rm(outbox, { recursive: true })
})

test('many mails read their sender once, and a change of it is seen after a second', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'ohmstead-outbox-'))
  const senders = ['before@ohmstead.example', 'after@ohmstead.example']
  const read = vi.fn(async () => senders.shift() ?? '')
  const handlers = [mailHandler({ smtpUrl: undefined, from: read, outbox })]
  const send = async () => {
    await sendMail(world.sql, hello)
    await runDueJobs(world.sql, handlers, log)
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await send()
  await send()
  expect(read).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1000)
  await send()
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
  const from = mails.map((mail) => /^From: (.*)@/m.exec(mail)?.[1])
  expect(from.toSorted()).toEqual(['after', 'before', 'before'])
  await rm(outbox, { recursive: true })
})

test('a sender that could not be read is read again', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'ohmstead-outbox-'))
  const read = vi.fn(from).mockRejectedValueOnce(new Error('no database'))
  const handlers = [mailHandler({ smtpUrl: undefined, from: read, outbox })]
  await sendMail(world.sql, hello)
  await runDueJobs(world.sql, handlers, log)
  expect(await readdir(outbox)).toEqual([])
  await makeDue(world.sql)
  await runDueJobs(world.sql, handlers, log)
  expect(await readdir(outbox)).toHaveLength(1)
  await rm(outbox, { recursive: true })
})

/** A real SMTP server; it rejects mail while `open` is false. */
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

test('an outage of the mail server for a day loses nothing', async () => {
  const server = await startMailServer()
  const handlers = [mailHandler({ smtpUrl: server.url, from, outbox: '' })]
  await sendMail(world.sql, hello)
  for (let attempt = 0; attempt < 4; attempt++) {
    await makeDue(world.sql)
    await runDueJobs(world.sql, handlers, log)
  }
  expect(server.got).toHaveLength(0)
  expect(await listJobs(world.sql)).toMatchObject([{ error: expect.stringContaining('Closed for today') }])
  server.state.open = true
  await makeDue(world.sql)
  await runDueJobs(world.sql, handlers, log)
  expect(server.got).toHaveLength(1)
  expect(server.got[0]).toContain('To: ada@buyers.example')
  expect(await listJobs(world.sql)).toEqual([])
  await server.stop()
})

/** Rejects one address permanently, and drops the connection after the first mail was accepted. */
async function startStrictServer() {
  const got: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('gone') ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : undefined,
      ),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
      })
      stream.on('end', () => {
        got.push(text)
        done(got.length === 1 ? Object.assign(new Error('Try again'), { responseCode: 451 }) : undefined)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return { got, url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((end) => server.close(() => end())) }
}

test('a mail has the same Message-ID on every attempt', async () => {
  const server = await startStrictServer()
  const handlers = [mailHandler({ smtpUrl: server.url, from, outbox: '' })]
  await sendMail(world.sql, hello)
  await sendMail(world.sql, { ...hello, to: 'bea@buyers.example' })
  await runDueJobs(world.sql, handlers, log)
  await makeDue(world.sql)
  await runDueJobs(world.sql, handlers, log)
  const ids = server.got.map((text) => /^Message-ID: <([\w-]+)@ohmstead\.example>$/im.exec(text)?.[1])
  expect(ids).toHaveLength(3)
  expect(ids[0]).toMatch(/^[\w-]{36}$/)
  expect(ids[2]).toBe(ids[0])
  expect(ids[1]).not.toBe(ids[0])
  await server.stop()
})

test('a hard bounce is not retried and listed, other mails are sent', async () => {
  const server = await startStrictServer()
  const handlers = [mailHandler({ smtpUrl: server.url, from, outbox: '' })]
  await sendMail(world.sql, { ...hello, to: 'gone@buyers.example' })
  await runDueJobs(world.sql, handlers, log)
  expect(await listJobs(world.sql)).toEqual([])
  expect(await listFailedJobs(world.sql, 10)).toMatchObject([
    {
      name: 'mail',
      recipient: 'gone@buyers.example',
      attempts: 1,
      error: expect.stringContaining('No such user here'),
    },
  ])
  await server.stop()
})
