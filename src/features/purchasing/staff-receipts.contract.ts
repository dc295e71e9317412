import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { MAX_LINES, MAX_PIECES } from './purchasing.rules.ts'

export const Pieces = z.int('Please enter a whole number.').max(MAX_PIECES, 'Please enter fewer pieces.')
export const PurchaseNo = Line(40, 'The number')
const When = z.iso.datetime()
const Note = Lines(2000, 'The note').default('')

const ReceiptLine = z.object({
  model: z.string(),
  brandName: z.string(),
  goodsId: Id.nullable(),
  count: z.int(),
  refusedCount: z.int(),
  refusedReason: z.string(),
  /** Orders that were waiting for the part, with their pieces. */
  shares: z.array(z.object({ orderNo: z.string(), count: z.int() })),
})

export const Receipt = z.object({
  receiptNo: z.string(),
  purchaseNo: z.string().nullable(),
  warehouse: z.string(),
  note: z.string(),
  receivedAt: When,
  receivedBy: z.string(),
  undoneAt: When.nullable(),
  undoneBy: z.string().nullable(),
  lines: z.array(ReceiptLine),
})
export type Receipt = z.infer<typeof Receipt>

const Warehouse = Line(60, 'The warehouse')
  .refine((name) => !/[:;]/.test(name), 'The name of a warehouse has no : or ;.')
  .default('')

export const receiveGoods = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/receive',
  access: 'staff',
  right: 'purchasing.receive',
  idempotent: true,
  summary: 'Receive goods of a purchase order: they are added to the stock of a warehouse',
  input: z.object({
    purchaseNo: PurchaseNo,
    version: Version,
    warehouse: Warehouse,
    note: Note,
    /** More than was ordered is kept. */
    mayBeMore: z.boolean().default(false),
    lines: z
      .array(
        z.object({
          lineId: Id,
          count: Pieces.min(0),
          refusedCount: Pieces.min(0).default(0),
          refusedReason: Line(300, 'The reason').default(''),
        }),
      )
      .min(1, 'Please enter what has arrived.')
      .max(MAX_LINES),
  }),
  output: z.object({ receiptNo: z.string() }),
})

export const receiveParts = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/receive/parts',
  access: 'staff',
  right: 'purchasing.receive',
  idempotent: true,
  notAudited: ['text'],
  summary: 'Receive goods without a purchase order: one part a line, number and pieces',
  input: z.object({ warehouse: Warehouse, note: Note, text: Lines(50_000, 'The list') }),
  output: z.object({ receiptNo: z.string() }),
})

export const receipts = endpoint({
  method: 'GET',
  path: '/api/staff/purchasing/receipts',
  access: 'staff',
  summary: 'Goods receipts, newest first',
  input: z.object({ ...pagingFields(25) }),
  /** With the warehouses that were used last. */
  output: paged(Receipt).extend({ warehouses: z.array(z.string()) }),
})

export const undoReceipt = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/receipt/undo',
  access: 'staff',
  right: 'purchasing.receive',
  summary: 'Undo a goods receipt while all of its pieces are still free',
  input: z.object({ receiptNo: Line(40, 'The number') }),
  output: z.object({}),
})
