import { z } from 'zod'
import { AddressFields } from '#features/address/address.contract.ts'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { Changed, OrderNo } from './order.schema.ts'

const MAX_ORDERS_PER_DOCUMENT = 50
const Pieces = z.int().min(0, 'Please enter a number of pieces.').max(1_000_000_000)

/** Version the change was made from: refused with a description when the order has changed since. */
export const seen = {
  version: z
    .string()
    .regex(/^\d{1,12}\.\d{1,12}$/)
    .optional(),
}

/** One line as the warehouse sees it. */
export const PickingLine = z.object({
  lineId: Id,
  place: z.string(),
  picked: z.int(),
  missing: z.int(),
  shipped: z.int(),
})
export type PickingLine = z.infer<typeof PickingLine>

export const ParcelLine = z.object({
  lineId: Id,
  count: z.int().min(1, 'Please enter at least one piece.').max(2_147_483_647),
})

export const pickLine = endpoint({
  method: 'POST',
  path: '/api/staff/order/pick',
  access: 'staff',
  right: 'orders.ship',
  summary: 'Set the picked pieces of a line',
  input: z.object({ orderNo: OrderNo, lineId: Id, count: Pieces }),
  output: z.object({ picked: z.int() }),
})

export const reportMissing = endpoint({
  method: 'POST',
  path: '/api/staff/order/missing',
  access: 'staff',
  right: 'orders.ship',
  summary: 'Report missing pieces: the order is flagged for sales, and ships without them',
  input: z.object({ orderNo: OrderNo, lineId: Id, count: Pieces, note: Line(300, 'A note').default(''), ...seen }),
  output: Changed,
})

export const setPlace = endpoint({
  method: 'POST',
  path: '/api/staff/order/place',
  access: 'staff',
  right: 'orders.ship',
  summary: 'Set the storage place of a part; empty: unknown',
  input: z.object({ goodsId: Id, place: Line(30, 'A place') }),
  output: z.object({}),
})

export const warehouseDocuments = endpoint({
  method: 'GET',
  path: '/api/staff/order/papers',
  access: 'staff',
  right: 'orders.read',
  summary:
    'One pick list for many orders, sorted by place; or their packing lists or parcel labels, one after the other, as PDF',
  heavy: HEAVY.document,
  input: z.object({
    kind: z.enum(['pick', 'packing', 'label']),
    orderNos: z
      .array(OrderNo)
      .min(1, 'Please choose orders.')
      .max(MAX_ORDERS_PER_DOCUMENT, 'At most 50 orders at once.'),
  }),
  output: FileOutput,
})

/** The country stays: what shipping costs depends on it. */
export const NewDeliveryAddress = AddressFields.pick({
  firstName: true,
  lastName: true,
  company: true,
  mobileAreaCode: true,
  mobile: true,
  email: true,
  zipCode: true,
  address: true,
}).extend({ regionName: Line(100, 'A region').min(1, 'Please enter') })
export type NewDeliveryAddress = z.infer<typeof NewDeliveryAddress>

export const changeAddress = endpoint({
  method: 'POST',
  path: '/api/staff/order/address',
  access: 'staff',
  right: 'orders.write',
  summary: 'Change the delivery address within the country before shipping; the buyer is notified',
  input: z.object({
    orderNo: OrderNo,
    address: NewDeliveryAddress,
    reason: Lines(300, 'A reason').default(''),
    ...seen,
  }),
  output: z.object({}),
})
