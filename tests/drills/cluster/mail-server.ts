import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Takes every mail; knows which Message-IDs came for which subject, and how often. */
export async function startMailServer() {
  const ids = new Map<string, Map<string, number>>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, _session, done) {
      const mail = await text(stream)
      const subject = /^Subject: (.*)$/im.exec(mail)?.[1]?.trim() ?? ''
      const id = /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? ''
      const counts = ids.get(subject) ?? new Map<string, number>()
      counts.set(id, (counts.get(id) ?? 0) + 1)
      ids.set(subject, counts)
      done()
    },
  })
  server.on('error', () => {}) // a store that is stopped in the middle of a mail
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** How often each Message-ID has come with this subject. */
    find: (subject: string): number[] => [...(ids.get(subject)?.values() ?? [])],
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
