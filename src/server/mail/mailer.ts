import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type Performer, perform } from '../jobs/job.ts'
import { deliverMail, type Mail } from './mail.ts'

export interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  /** Where mails go as `.eml` files when there is no mail server. */
  outbox: string
}

type Deliver = (mail: Mail) => Promise<void>

export const mailPerformer = (options: MailerOptions): Performer => {
  const deliver = options.smtpUrl ? overSmtp(options.smtpUrl, options.from) : intoOutbox(options.outbox, options.from)
  return perform(deliverMail, (_context, mail) => deliver(mail))
}

function overSmtp(url: string, from: string): Deliver {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from))
  }
}

function intoOutbox(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from))
    // Mails hold links that open accounts.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`)
    // Whoever watches the folder never sees half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 }) // the transport was asked for a buffer
    await rename(`${path}.part`, path)
  }
}

const messageOf = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: mail.headers,
  attachments: mail.attachments?.map(({ fileName, contentType, content }) => ({
    filename: fileName,
    contentType,
    content,
    encoding: 'base64',
  })),
  // A mail is data: nothing in it makes this process read a file or a page.
  disableFileAccess: true,
  disableUrlAccess: true,
})
