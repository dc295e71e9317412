import { setTimeout as sleep } from 'node:timers/promises'
import { newestMail } from '../support/mail/mail-files.ts'

const PATIENCE_MS = 40_000

/** Where the newest mail to somebody whose subject fits leads. Mails of a demo are files. */
export async function readOutbox(folder: string, to: string, subject: RegExp): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 200) {
    // The folder comes with the first mail.
    const mail = await newestMail(folder, to, subject).catch(() => undefined)
    const link = mail?.links[0]
    if (link) return link
    await sleep(200)
  }
  throw new Error(`no mail to ${to} in ${folder}`)
}
