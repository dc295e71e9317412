import { z } from 'zod'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'

/** Parts, categories and manufacturers have exports of their own, which the importer reads again. */
export const EXPORTED_LISTS = [
  'orders',
  'payments',
  'receivables',
  'open-orders',
  'quotes',
  'returns',
  'messages',
  'customers',
  'low-stock',
  'purchase-orders',
  'receipts',
  'failed-jobs',
  'imports',
  'searches',
  'taught-words',
  'abandoned-carts',
  'articles',
  'pages',
  'staff',
  'audit-trail',
  'security-log',
] as const
export type ExportedListName = (typeof EXPORTED_LISTS)[number]

/** Filters of the list as its own endpoint reads them. */
const Filter = z.record(z.string().max(30), z.union([z.string().max(300), z.number(), z.boolean()]))

export const exportStaffList = endpoint({
  method: 'POST',
  path: '/api/staff/me/export',
  access: 'staff',
  right: 'me.read',
  security: 'export',
  summary:
    'A list of the back office with its filters as CSV or XLSX, up to 10,000 rows; needs the right to read the list',
  heavy: HEAVY.export,
  input: z.object({
    list: z.enum(EXPORTED_LISTS),
    format: z.enum(['csv', 'xlsx']).default('csv'),
    filter: Filter.default({}),
  }),
  output: FileOutput,
})
