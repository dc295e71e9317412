import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { MAX_LINES, PURCHASE_STATUSES } from './purchasing.rules.ts'
import { Pieces, PurchaseNo, Receipt } from './staff-receipts.contract.ts'

const When = z.iso.datetime()
const Day = z.iso.date('Please enter a day.')
const UnitCost = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/, 'Please enter a cost such as 0.12.')
const Note = Lines(2000, 'The note').default('')

const Supplier = z.object({
  supplierId: Id,
  version: Version,
  name: z.string(),
  email: z.string(),
  currency: Currency,
  note: z.string(),
  /** Purchase orders under way. */
  openOrders: z.int(),
})
export type Supplier = z.infer<typeof Supplier>

export const suppliers = endpoint({
  method: 'GET',
  path: '/api/staff/purchasing/suppliers',
  access: 'staff',
  summary: 'Suppliers by name',
  input: z.object({ text: Line(80, 'A search').default(''), ...pagingFields(50) }),
  output: paged(Supplier),
})

export const saveSupplier = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/supplier/save',
  access: 'staff',
  summary: 'Add a supplier, or change one; refused when the version is not the newest (350001)',
  input: z.object({
    /** None: a new one. */
    supplierId: Id.optional(),
    version: Version.default(0),
    name: Line(120, 'A name').min(1, 'Please enter a name.'),
    email: Line(254, 'An e-mail address')
      .refine((text) => text === '' || looksLikeEmail(text), NOT_AN_EMAIL)
      .default(''),
    currency: Currency,
    note: Note,
  }),
  output: z.object({ supplierId: Id, version: Version }),
})

const PurchaseSummary = z.object({
  purchaseNo: z.string(),
  status: z.enum(PURCHASE_STATUSES),
  supplierName: z.string(),
  createdAt: When,
  lineCount: z.int(),
  /** Pieces that are still to come. */
  openCount: z.int(),
  /** The first day on which something is expected. */
  expectedOn: Day.nullable(),
  isLate: z.boolean(),
  currency: Currency,
  /** Only for staff who see costs. */
  amount: Decimal.optional(),
})
export type PurchaseSummary = z.infer<typeof PurchaseSummary>

export const purchaseOrders = endpoint({
  method: 'GET',
  path: '/api/staff/purchasing/orders',
  access: 'staff',
  summary: 'Purchase orders, newest first; the text is a number of an order or of a part',
  input: z.object({
    status: z.enum(PURCHASE_STATUSES).optional(),
    supplierId: Id.optional(),
    text: Line(200, 'A search').default(''),
    ...pagingFields(25),
  }),
  output: paged(PurchaseSummary),
})

const PurchaseLine = z.object({
  lineId: Id,
  /** Null: the part has left the catalogue. */
  goodsId: Id.nullable(),
  model: z.string(),
  brandName: z.string(),
  count: z.int(),
  receivedCount: z.int(),
  openCount: z.int(),
  expectedOn: Day.nullable(),
  /** Of this part, for orders that were sold before they were bought. */
  backorderedCount: z.int(),
  /** Where stock of the part is kept. */
  warehouses: z.array(z.string()),
  /** Only for staff who see costs. */
  unitCost: Decimal.optional(),
})
export type PurchaseLine = z.infer<typeof PurchaseLine>

const PurchaseDetail = z.object({
  purchaseNo: z.string(),
  version: Version,
  status: z.enum(PURCHASE_STATUSES),
  supplier: Supplier.pick({ supplierId: true, name: true, email: true, note: true }),
  currency: Currency,
  note: z.string(),
  createdAt: When,
  createdBy: z.string(),
  sentAt: When.nullable(),
  lines: z.array(PurchaseLine),
  /** Newest first. */
  receipts: z.array(Receipt),
  /** Only for staff who see costs. */
  amount: Decimal.optional(),
})
export type PurchaseDetail = z.infer<typeof PurchaseDetail>

export const purchaseOrder = endpoint({
  method: 'GET',
  path: '/api/staff/purchasing/order',
  access: 'staff',
  summary: 'One purchase order with its lines and receipts',
  input: z.object({ purchaseNo: PurchaseNo }),
  output: PurchaseDetail,
})

const NewLine = z.object({
  goodsId: Id,
  count: Pieces.min(1, 'Please enter 1 piece or more.'),
  /** Not given: what the part cost so far, if it is in this currency, else 0. */
  unitCost: UnitCost.optional(),
  expectedOn: Day.nullable().default(null),
})
const NewLines = z.array(NewLine).max(MAX_LINES, `At most ${MAX_LINES} lines.`)

export const createPurchaseOrder = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/order/create',
  access: 'staff',
  notAudited: ['unitCost'],
  idempotent: true,
  summary: 'A draft for a supplier, empty or with parts',
  input: z.object({ supplierId: Id, lines: NewLines.default([]) }),
  output: z.object({ purchaseNo: z.string() }),
})

export const savePurchaseOrder = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/order/save',
  access: 'staff',
  notAudited: ['unitCost'],
  summary: 'Change a draft: its supplier, currency, note and all lines',
  input: z.object({
    purchaseNo: PurchaseNo,
    version: Version,
    supplierId: Id,
    currency: Currency,
    note: Note,
    lines: NewLines,
  }),
  output: z.object({ version: Version }),
})

export const addPurchaseLines = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/order/add',
  access: 'staff',
  notAudited: ['text'],
  summary: 'Add parts to a draft: one a line, number, pieces, cost and manufacturer',
  input: z.object({ purchaseNo: PurchaseNo, version: Version, text: Lines(50_000, 'The list') }),
  output: z.object({ version: Version }),
})

export const sendPurchaseOrder = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/order/send',
  access: 'staff',
  summary: 'Mark a draft as sent; with `mail` the supplier gets it as a PDF',
  input: z.object({ purchaseNo: PurchaseNo, version: Version, mail: z.boolean().default(false) }),
  output: z.object({ version: Version }),
})

export const changeExpected = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/order/expected',
  access: 'staff',
  summary: 'Change the days on which open lines of a sent order are expected',
  input: z.object({
    purchaseNo: PurchaseNo,
    version: Version,
    lines: z.array(z.object({ lineId: Id, expectedOn: Day.nullable() })).max(MAX_LINES),
  }),
  output: z.object({ version: Version }),
})

export const cancelPurchase = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/order/cancel',
  access: 'staff',
  summary: 'Cancel a draft, or what is still open of a sent order, of all lines or of one',
  input: z.object({ purchaseNo: PurchaseNo, version: Version, lineId: Id.optional() }),
  output: z.object({ version: Version }),
})

export const purchaseDocument = endpoint({
  method: 'GET',
  path: '/api/staff/purchasing/order/document',
  access: 'staff',
  right: 'purchasing.write',
  summary: 'A purchase order as PDF or CSV',
  heavy: HEAVY.document,
  input: z.object({ purchaseNo: PurchaseNo, kind: z.enum(['pdf', 'csv']) }),
  output: FileOutput,
})
