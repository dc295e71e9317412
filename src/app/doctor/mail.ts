import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { type Finding, fault, good, PATIENCE_MS } from './finding.ts'

/** Logs in at the mail server and sends nothing. */
export async function checkMail({ smtpUrl, demo }: Config): Promise<Finding[]> {
  if (!smtpUrl)
    return demo
      ? [good('A demo writes its mails into DATA_DIR/outbox.')]
      : [fault('Mails become files in DATA_DIR/outbox: nobody gets them.', 'Set SMTP_URL and MAIL_FROM.')]
  const limits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = createTransport({ url: smtpUrl, ...limits })
  const { host } = new URL(smtpUrl)
  try {
    await transport.verify()
    return [good(`${host} takes mails.`)]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [fault(`The mail server ${host} cannot be used: ${why}`, 'Check SMTP_URL: host, port, user and password.')]
  } finally {
    transport.close()
  }
}
