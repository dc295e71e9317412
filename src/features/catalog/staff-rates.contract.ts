import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

const CurrencyRow = z.object({
  currency: z.string(),
  /** Units of the currency per US dollar. */
  perUsd: z.string(),
  ratedOn: z.iso.date(),
})
export type CurrencyRow = z.infer<typeof CurrencyRow>

export const staffRates = endpoint({
  method: 'GET',
  path: '/api/staff/settings/rates',
  access: 'staff',
  summary: 'Currencies with their rates',
  input: z.object({}),
  output: z.object({ list: z.array(CurrencyRow) }),
})

export const changeRate = endpoint({
  method: 'POST',
  path: '/api/staff/settings/rates/update',
  access: 'staff',
  summary: 'Change the rate at which prices in two currencies are compared',
  input: z.object({
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** As it was shown. */
    before: z.string().regex(/^\d{1,9}(\.\d{1,6})?$/),
    perUsd: z
      .string()
      .trim()
      .regex(/^\d{1,9}(\.\d{1,6})?$/, 'Please enter a rate such as 7.2.')
      .refine((text) => Number(text) > 0, 'Please enter a rate above 0.'),
    ratedOn: z.iso.date('Please enter a day.'),
  }),
  output: z.object({}),
})
