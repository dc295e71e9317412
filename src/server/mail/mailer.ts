import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { z } from 'zod'
import type { Sql } from '../database/connect.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-folder.ts'
import { external, handleJob, type JobHandler, PermanentError } from '../jobs/job.ts'
import { deliverMail } from './mail.ts'

export interface MailerOptions {
  smtpUrl: string | undefined
  /** Asked again after a second: the owner may change it at any time. */
  from: (sql: Sql) => Promise<Sender>
  /** Where mails go as `.eml` files when there is no mail server. */
  outbox: string
}

type Sender = string | { name: string; address: string }

type QueuedMail = z.output<typeof deliverMail.payload>
type Deliver = (mail: QueuedMail, from: Sender) => Promise<void>

export const mailHandler = (options: MailerOptions): JobHandler => {
  const deliver = options.smtpUrl ? overSmtp(options.smtpUrl) : intoOutbox(options.outbox)
  const findSender = rememberSender(options.from)
  return external(handleJob(deliverMail, async ({ sql }, mail) => deliver(mail, await findSender(sql))))
}

const SENDER_MS = 1000

/** Many mails are due together: reading it for each took 5 % of an order. */
function rememberSender(read: MailerOptions['from']): MailerOptions['from'] {
  let sender: Promise<Sender> | undefined
  let until = 0
  return (sql) => {
    if (sender && Date.now() < until) return sender
    until = Date.now() + SENDER_MS
    sender = read(sql)
    sender.catch(() => {
      until = 0
    })
    return sender
  }
}

function overSmtp(url: string): Deliver {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 })
  return async (mail, from) => {
    try {
      await transport.sendMail(messageOf(mail, from))
    } catch (error) {
      throw isHardBounce(error) ? new PermanentError(messageOfError(error), { cause: error }) : error
    }
  }
}

const AUTHENTICATION_REQUIRED = 530

/**
 * A hard bounce. A wrong password or a refused sender also has a code of 5xx,
 * but is a problem of the settings: those mails are retried.
 */
const isHardBounce = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  error.responseCode !== AUTHENTICATION_REQUIRED &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')

const messageOfError = (error: unknown) => (error instanceof Error ? error.message : String(error))

function intoOutbox(folder: string): Deliver {
  return async (mail, from) => {
    const message = await new MailComposer(messageOf(mail, from)).compile().build()
    const text = message.toString('utf8').replaceAll('\r\n', '\n')
    const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`)
    await writePrivate(folder, `${path}.part`, text)
    // Renamed at the end, so that no half-written mail is seen in the folder.
    await rename(`${path}.part`, path)
  }
}

/** Mails hold links that open accounts: nobody else can read them. */
async function writePrivate(folder: string, path: string, content: string): Promise<void> {
  const write = () => writeFile(path, content, { mode: PRIVATE_FILE })
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await makePrivateFolder(folder)
    await write()
  }
}

const messageOf = (mail: QueuedMail, from: Sender): SendMailOptions => ({
  from,
  messageId: `<${mail.messageId}@${domainOf(from)}>`,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // Choosing an encoding by counting characters takes a sixth of the time; markup is always best quoted.
  textEncoding: 'quoted-printable',
  headers: mail.headers,
  attachments: mail.attachments?.map(({ fileName, contentType, content }) => ({
    filename: fileName,
    contentType,
    content,
    encoding: 'base64',
  })),
  // No access to files or URLs from mail content.
  disableFileAccess: true,
  disableUrlAccess: true,
})

const domainOf = (from: Sender) => /@([\w.-]+)/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost'
