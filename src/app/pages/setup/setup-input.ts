import { findPasswordProblem } from '#features/account/password.rules.ts'
import { setUpShop } from '#features/shop/setup.contract.ts'
import type { Entered, Problems } from '#web/use-form.ts'

const BANK_FIELDS = ['beneficiary', 'bankName', 'bankAddress', 'accountNumber', 'swift'] as const

/** As the endpoint takes it. A bank account of which nothing is filled in is none. */
export function setupInput(entered: Entered) {
  const bank = Object.fromEntries(BANK_FIELDS.map((name) => [name, entered.text(name)]))
  const text = (name: string) => entered.text(name)
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
    currency: text('currency'),
    ...(Object.values(bank).some((value) => value !== '') && { bank }),
    adminName: text('adminName'),
    adminEmail: text('adminEmail'),
    adminPassword: entered.exact('adminPassword'),
    content: text('content'),
  }
}

/** What the endpoint would refuse, all of it at once and in the order of the form. */
export function findSetupProblems(input: ReturnType<typeof setupInput>): Problems {
  const problems: Problems = {}
  const read = setUpShop.input.safeParse(input)
  for (const issue of read.error?.issues ?? []) {
    // Fields of the bank account have names of their own in the form.
    const field = String(issue.path.at(-1) ?? '')
    problems[field] ??= issue.message
  }
  const owner = { email: input.adminEmail, name: input.adminName }
  const weak = input.adminPassword && findPasswordProblem(input.adminPassword, owner)
  if (weak) problems.adminPassword ??= weak
  const order = [...Object.keys(setUpShop.input.shape).filter((name) => name !== 'bank'), ...BANK_FIELDS]
  return Object.fromEntries(Object.entries(problems).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}
