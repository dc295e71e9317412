import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Sql } from '../database/connect.ts'
import { handleJob, type JobHandler } from '../jobs/job.ts'
import { deliverMail, type Mail } from './mail.ts'

export interface MailerOptions {
  smtpUrl: string | undefined
  /** Asked for every mail: the owner may change it at any time. */
  from: (sql: Sql) => Promise<Sender>
  /** Where mails go as `.eml` files when there is no mail server. */
  outbox: string
}

type Sender = string | { name: string; address: string }

type Deliver = (mail: Mail, from: Sender) => Promise<void>

export const mailHandler = (options: MailerOptions): JobHandler => {
  const deliver = options.smtpUrl ? overSmtp(options.smtpUrl) : intoOutbox(options.outbox)
  return handleJob(deliverMail, async ({ sql }, mail) => deliver(mail, await options.from(sql)))
}

function overSmtp(url: string): Deliver {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return async (mail, from) => {
    await transport.sendMail(messageOf(mail, from))
  }
}

function intoOutbox(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, from) => {
    const { message } = await transport.sendMail(messageOf(mail, from))
    // Mails hold links that open accounts.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`)
    // Whoever watches the folder never sees half a mail.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 }) // the transport was asked for a buffer
    await rename(`${path}.part`, path)
  }
}

const messageOf = (mail: Mail, from: Sender): SendMailOptions => ({
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
