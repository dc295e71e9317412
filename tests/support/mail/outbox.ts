import { inject } from 'vitest'
import { until } from '../process.ts'
import { newestMail, type ReceivedMail } from './mail-files.ts'

/**
 * The newest mail to somebody whose subject fits, once the store has put it into its outbox. The shop gets mails of many
 * journeys: the one with the given words is returned.
 */
export async function receiveMail(to: string, subject: RegExp, words = ''): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  const read = new Set<string>()
  await until(async () => {
    found = await newestMail(inject('outbox'), to, subject, words, read)
    return found !== undefined
  })
  if (!found) throw new Error(`no mail to ${to}`)
  return found
}
