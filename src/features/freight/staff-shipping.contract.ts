import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { Line } from '#shared/text.schema.ts'

const Amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Please enter an amount such as 12.50.')
const Grams = z.int('Please enter whole grams.').min(1, 'Please enter at least 1 gram.').max(10_000_000)
const Version = z.string().max(40)
const ZoneNo = z.int().positive().max(32_000)

const Zone = z.object({
  zone: ZoneNo,
  name: z.string(),
  /** All countries that are in no other zone. */
  isRest: z.boolean(),
  countryCodes: z.array(z.string()),
})
export type Zone = z.infer<typeof Zone>

const Carrier = z.object({
  expressId: Id,
  name: z.string(),
  position: z.int(),
  trackingUrl: z.string(),
})
export type Carrier = z.infer<typeof Carrier>

const rateFields = {
  firstGrams: Grams,
  firstAmount: Amount,
  stepGrams: Grams,
  stepAmount: Amount,
  maxGrams: Grams,
  /** Maximum value of the goods; null: no limit. */
  maxAmount: Amount.nullable(),
  /** Free shipping from this amount; null: never. */
  freeFrom: Amount.nullable(),
  days: Line(20, 'The days').min(1, 'Please enter the working days, such as 3–5.'),
}
const rateKey = { expressId: Id, zone: ZoneNo, currency: Currency }
const Rate = z.object({ ...rateKey, ...rateFields })
export type Rate = z.infer<typeof Rate>

export const staffShipping = endpoint({
  method: 'GET',
  path: '/api/staff/shipping',
  access: 'staff',
  summary: 'Zones, carriers and rates',
  input: z.object({}),
  output: z.object({
    version: Version,
    zones: z.array(Zone),
    carriers: z.array(Carrier),
    rates: z.array(Rate),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

export const saveZone = endpoint({
  method: 'POST',
  path: '/api/staff/shipping/zone',
  access: 'staff',
  summary: 'Change or add a zone; its countries are removed from other zones',
  input: z.object({
    version: Version,
    /** Not given: a new one. */
    zone: ZoneNo.optional(),
    name: Line(60, 'A name').min(1, 'Please enter a name.'),
    countryCodes: z
      .array(z.string().regex(/^[A-Z]{2}$/, 'Please enter countries by two letters, such as NL.'))
      .max(300),
  }),
  output: z.object({}),
})

export const removeZone = endpoint({
  method: 'POST',
  path: '/api/staff/shipping/zone/remove',
  access: 'staff',
  summary: 'Remove a zone with its rates; its countries then belong to the rest of the world',
  input: z.object({ version: Version, zone: ZoneNo }),
  output: z.object({}),
})

export const saveCarrier = endpoint({
  method: 'POST',
  path: '/api/staff/shipping/carrier',
  access: 'staff',
  summary: 'Change a carrier, or add one',
  input: z.object({
    version: Version,
    expressId: Id.optional(),
    name: Line(60, 'A name').min(1, 'Please enter a name.'),
    position: z.int().min(1).max(1000),
    /** Where the carrier shows a parcel; {number} stands for its tracking number. */
    trackingUrl: Line(300, 'An address').regex(
      /^(https:\/\/[^\s]+\{number\}[^\s]*)?$/,
      'Please begin with https:// and write {number} in place of the tracking number.',
    ),
  }),
  output: z.object({}),
})

export const removeCarrier = endpoint({
  method: 'POST',
  path: '/api/staff/shipping/carrier/remove',
  access: 'staff',
  summary: 'Remove a carrier with its rates; orders keep its name',
  input: z.object({ version: Version, expressId: Id }),
  output: z.object({}),
})

export const saveRate = endpoint({
  method: 'POST',
  path: '/api/staff/shipping/rate',
  access: 'staff',
  summary: 'Set the rate of a carrier for a zone, in one currency',
  input: Rate.extend({ version: Version }),
  output: z.object({}),
})

export const removeRate = endpoint({
  method: 'POST',
  path: '/api/staff/shipping/rate/remove',
  access: 'staff',
  summary: 'Remove the rate of a carrier for a zone',
  input: z.object({ version: Version, ...rateKey }),
  output: z.object({}),
})
