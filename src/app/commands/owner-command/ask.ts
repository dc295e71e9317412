import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Setup } from '#features/shop/server/setup.service.ts'
import { type Given, readSetup, UsageError } from './arguments.ts'

type Question = [option: keyof Given & string, question: string, otherwise?: string]

const SHOP: Question[] = [
  ['name', 'Name of the shop'],
  ['street', 'Street and number'],
  ['postal-code', 'Postal code (may be left out)', ''],
  ['city', 'City'],
  ['country', 'Country, two letters (NL, DE, US …)'],
  ['email', 'E-mail address for buyers'],
  ['phone', 'Telephone (may be left out)', ''],
  ['currency', 'Currency, USD or CNY', 'USD'],
]
const BANK: Question[] = [
  ['bank-holder', 'Bank account: holder (leave it out to offer no bank transfer)', ''],
  ['bank-name', 'Bank', ''],
  ['bank-account', 'Account number or IBAN', ''],
  ['bank-swift', 'SWIFT code', ''],
]
const OWNER: Question[] = [
  ['admin-name', 'Your name'],
  ['admin-email', 'Your e-mail address, to log in with'],
]
const CONTENT: Question = ['content', 'Start with an empty store, or with the parts of the demo (empty, demo)', 'empty']

/** Asks for missing options in a terminal. Invalid answers are asked again. */
export async function askForShop(given: Given): Promise<Setup> {
  // What is typed as a password is not shown.
  let hidden = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  const ask = async ([option, question, otherwise]: Question, answers: Record<string, unknown>) => {
    if (answers[option] !== undefined) return
    const typed = (await terminal.question(`${question}${otherwise ? ` [${otherwise}]` : ''}: `)).trim()
    answers[option] = typed || otherwise || ''
  }
  const askPassword = async () => {
    if (process.env.OWNER_PASSWORD) return process.env.OWNER_PASSWORD
    process.stdout.write('Password (at least 8 characters, not shown): ')
    hidden = true
    const typed = await terminal.question('')
    hidden = false
    process.stdout.write('\n')
    return typed
  }
  try {
    for (;;) {
      const answers: Record<string, unknown> = { ...given }
      for (const question of SHOP) await ask(question, answers)
      await ask(BANK[0] as Question, answers)
      if (answers['bank-holder'] !== '') for (const question of BANK) await ask(question, answers)
      for (const question of OWNER) await ask(question, answers)
      const password = await askPassword()
      await ask(CONTENT, answers)
      try {
        return readSetup(answers as Given, { OWNER_PASSWORD: password }) // the same options, more of them filled in
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        process.stdout.write(`${error.message}\n\n`)
      }
    }
  } finally {
    terminal.close()
  }
}
