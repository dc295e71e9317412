import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Currency } from '#shared/money/currency.schema.ts'

const RATE = /^\d{1,9}(\.\d{1,12})?$/

const CurrencyRow = z.object({
  currency: Currency,
  /** Units of the currency for one of the main currency; null: not known. */
  perMain: z.string().nullable(),
  ratedOn: z.iso.date().nullable(),
})
export type CurrencyRow = z.infer<typeof CurrencyRow>

export const staffRates = endpoint({
  method: 'GET',
  path: '/api/staff/settings/rates',
  access: 'staff',
  summary: 'Currencies of the store with their rates, the main one first',
  input: z.object({}),
  output: z.object({ list: z.array(CurrencyRow) }),
})

export const changeRate = endpoint({
  method: 'POST',
  path: '/api/staff/settings/rates/update',
  access: 'staff',
  summary: 'Change the rate at which prices in two currencies are compared',
  input: z.object({
    currency: Currency,
    /** As it was shown; null: there was none. */
    before: z.string().regex(RATE).nullable(),
    perMain: z
      .string()
      .trim()
      .regex(RATE, 'Please enter a rate such as 7.2.')
      .refine((text) => Number(text) > 0, 'Please enter a rate above 0.'),
    ratedOn: z.iso.date('Please enter a day.'),
  }),
  output: z.object({}),
})
