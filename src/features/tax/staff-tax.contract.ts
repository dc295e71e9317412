import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { CUSTOMER_KINDS } from './tax.rules.ts'

const Version = z.string().max(40)

const ruleFields = {
  /** Null: every country without a rule of its own. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Please choose a country.')
    .nullable(),
  customerKind: z.enum(CUSTOMER_KINDS),
  name: Line(30, 'A name').min(1, 'Please enter a name, such as VAT.'),
  rate: z
    .string()
    .trim()
    .regex(/^(100(\.0{1,3})?|\d{1,2}(\.\d{1,3})?)$/, 'Please enter percents from 0 to 100, such as 19 or 8.1.'),
  reverseCharge: z.boolean(),
  note: Line(300, 'A note'),
}

const Rule = z.object({ ruleId: Id, ...ruleFields })
export type StaffTaxRule = z.infer<typeof Rule>

export const staffTax = endpoint({
  method: 'GET',
  path: '/api/staff/tax',
  access: 'staff',
  summary: 'Tax rules by country and kind of customer',
  input: z.object({}),
  output: z.object({
    version: Version,
    rules: z.array(Rule),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const saveTaxRule = endpoint({
  method: 'POST',
  path: '/api/staff/tax/rule',
  access: 'staff',
  summary: 'Change a tax rule, or add one. Orders that are placed keep their tax',
  input: z.object({ version: Version, ruleId: Id.optional(), ...ruleFields }),
  output: z.object({}),
})

export const removeTaxRule = endpoint({
  method: 'POST',
  path: '/api/staff/tax/rule/remove',
  access: 'staff',
  summary: 'Remove a tax rule; without one there is no tax',
  input: z.object({ version: Version, ruleId: Id }),
  output: z.object({}),
})
