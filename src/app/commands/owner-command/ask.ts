import type { Setup } from '#features/shop/server/setup.service.ts'
import { isAppError } from '#shared/app-error.ts'
import { type Given, readSetup, UsageError } from './arguments.ts'
import { openPrompt, type Prompt } from './prompt.ts'

type Question = [option: keyof Given & string, question: string, otherwise?: string]

const SHOP: Question[] = [
  ['name', 'Name of the shop'],
  ['street', 'Street and number'],
  ['postal-code', 'Postal code (may be left out)', ''],
  ['city', 'City'],
  ['country', 'Country, two letters (NL, DE, US …)'],
  ['email', 'E-mail address for buyers'],
  ['phone', 'Telephone (may be left out)', ''],
  ['currency', 'Currency of your prices, three letters (EUR, GBP, USD …)', 'USD'],
]
const BANK_HOLDER: Question = ['bank-holder', 'Bank account: holder (leave it out to offer no bank transfer)', '']
const BANK: Question[] = [
  ['bank-name', 'Bank', ''],
  ['bank-account', 'Account number or IBAN', ''],
  ['bank-swift', 'SWIFT code', ''],
]
const OWNER: Question[] = [
  ['admin-name', 'Your name'],
  ['admin-email', 'Your e-mail address, to log in with'],
]
const CONTENT: Question = ['content', 'Start with an empty store, or with the parts of the demo (empty, demo)', 'empty']
const ASKED = [...SHOP, BANK_HOLDER, ...BANK, ...OWNER, CONTENT].map(([option]): string => option)
const PASSWORD = 'OWNER_PASSWORD'

/** Asks for missing options until `apply` accepts them. Invalid answers are asked again, valid ones are kept. */
export async function askForShop(
  given: Given,
  environment: Record<string, string | undefined>,
  apply: (setup: Setup) => Promise<void>,
): Promise<void> {
  const prompt = openPrompt()
  const answers: Record<string, unknown> = { ...given }
  let password = environment[PASSWORD] || undefined
  try {
    for (;;) {
      await askAll(prompt, [...SHOP, BANK_HOLDER], answers)
      if (answers['bank-holder'] !== '') await askAll(prompt, BANK, answers)
      await askAll(prompt, OWNER, answers)
      password ??= await prompt.askHidden('Password (at least 8 characters, not shown): ')
      await askAll(prompt, [CONTENT], answers)
      try {
        return await apply(readSetup(answers as Given, { [PASSWORD]: password })) // the same options, more of them filled in
      } catch (error) {
        const wrong = wrongOptions(error).filter((option) =>
          option === PASSWORD ? !environment[PASSWORD] : ASKED.includes(option),
        )
        if (wrong.length === 0 || !(error instanceof Error)) throw error
        prompt.say(`${error.message}\n`)
        for (const option of wrong) delete answers[option]
        if (wrong.includes(PASSWORD)) password = undefined
      }
    }
  } finally {
    prompt.close()
  }
}

function wrongOptions(error: unknown): string[] {
  if (error instanceof UsageError) return error.options.map((option) => option.replace(/^--/, ''))
  return isAppError(error) && error.reason === 'weak_password' ? [PASSWORD] : []
}

async function askAll(prompt: Prompt, questions: readonly Question[], answers: Record<string, unknown>): Promise<void> {
  for (const [option, question, otherwise] of questions) {
    if (answers[option] !== undefined) continue
    const typed = await prompt.ask(`${question}${otherwise ? ` [${otherwise}]` : ''}: `)
    answers[option] = typed.trim() || otherwise || ''
  }
}
