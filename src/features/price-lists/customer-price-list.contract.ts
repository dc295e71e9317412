import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'

const Chosen = z.object({ priceListId: Id, name: z.string() })

export const customerPriceList = endpoint({
  method: 'GET',
  path: '/api/staff/customer/price-list',
  access: 'staff',
  right: 'customers.read',
  summary: 'The price list of a customer, null when there is none, and those to choose from',
  input: z.object({ accountId: Id }),
  output: z.object({
    priceList: Chosen.extend({
      percent: z.string(),
      startsOn: z.iso.date().nullable(),
      endsOn: z.iso.date().nullable(),
      isInEffect: z.boolean(),
    }).nullable(),
    choices: z.array(Chosen),
  }),
})
export type CustomerPriceList = z.infer<typeof customerPriceList.output>

export const saveCustomerPriceList = endpoint({
  method: 'POST',
  path: '/api/staff/customer/price-list',
  access: 'staff',
  right: 'customers.write',
  summary: 'Give a customer a price list, or none; refused when it is no longer the one that the caller saw',
  input: z.object({ accountId: Id, priceListId: Id.nullable(), seenPriceListId: Id.nullable() }),
  output: z.object({}),
})
