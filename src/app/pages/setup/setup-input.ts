import { findPasswordProblem } from '#features/account/password.rules.ts'
import { BANK_MESSAGES, MIN_ACCOUNT_NUMBER, SWIFT } from '#features/shop/bank-account.rules.ts'
import type { StartContent } from '#features/shop/setup.contract.ts'
import { findAccentProblem } from '#features/shop/shop-colours.rules.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { NOT_A_PHONE, PHONE } from '#shared/phone.ts'
import type { Entered, Problems } from '#web/use-form.ts'

/** Input of the endpoint. An empty bank account is left out. */
export function setupInput(entered: Entered) {
  const text = (name: string) => entered.text(name)
  const bank = {
    beneficiary: text('beneficiary'),
    bankName: text('bankName'),
    bankAddress: text('bankAddress'),
    accountNumber: text('accountNumber'),
    swift: text('swift').toUpperCase(),
  }
  return {
    code: text('code'),
    name: text('name'),
    legalName: text('legalName'),
    accent: text('accent'),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
    region: text('region'),
    countryCode: text('countryCode'),
    contactEmail: text('contactEmail'),
    phone: text('phone'),
    // The choices of the form; the server checks them like everything else.
    currency: text('currency') as Currency,
    ...(Object.values(bank).some((value) => value !== '') && { bank }),
    adminName: text('adminName'),
    adminEmail: text('adminEmail'),
    adminPassword: entered.exact('adminPassword'),
    content: text('content') as StartContent,
  }
}

const REQUIRED: Array<[name: keyof ReturnType<typeof setupInput>, problem: string]> = [
  ['code', 'Please enter the code.'],
  ['name', 'Please enter the name of the shop.'],
  ['street', 'Please enter the street.'],
  ['city', 'Please enter the city.'],
  ['countryCode', 'Please choose a country.'],
  ['contactEmail', 'Please enter an e-mail address.'],
  ['currency', 'Please choose a currency.'],
  ['adminName', 'Please enter your name.'],
  ['adminEmail', 'Please enter an e-mail address.'],
  ['adminPassword', 'Please choose a password.'],
]

/** In the order of the form: the first one gets the focus. */
const ORDER = [
  ...['code', 'name', 'accent', 'street', 'city', 'countryCode', 'contactEmail', 'phone'],
  ...['currency', 'beneficiary', 'bankName', 'accountNumber', 'swift', 'adminName', 'adminEmail', 'adminPassword'],
]

/** All problems the server would find. Contracts are data in the browser: their schemas stay on the server. */
export function findSetupProblems(input: ReturnType<typeof setupInput>): Problems {
  const problems: Problems = {}
  const report = (name: string, problem: string | false | undefined) => {
    if (problem) problems[name] ??= problem
  }
  for (const [name, problem] of REQUIRED) report(name, input[name] === '' && problem)
  report('accent', findAccentProblem(input.accent))
  for (const name of ['contactEmail', 'adminEmail'] as const) report(name, !looksLikeEmail(input[name]) && NOT_AN_EMAIL)
  report('phone', !PHONE.test(input.phone) && NOT_A_PHONE)
  if (input.bank) {
    const { beneficiary, bankName, accountNumber, swift } = input.bank
    report('beneficiary', beneficiary === '' && BANK_MESSAGES.beneficiary)
    report('bankName', bankName === '' && BANK_MESSAGES.bankName)
    report('accountNumber', accountNumber.length < MIN_ACCOUNT_NUMBER && BANK_MESSAGES.accountNumber)
    report('swift', !SWIFT.test(swift) && BANK_MESSAGES.swift)
  }
  report('adminPassword', findPasswordProblem(input.adminPassword, { email: input.adminEmail, name: input.adminName }))
  return Object.fromEntries(Object.entries(problems).sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)))
}
