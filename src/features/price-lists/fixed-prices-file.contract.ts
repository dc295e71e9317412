import { z } from 'zod'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { Upload } from '#shared/uploaded-file.ts'
import { MAX_FILE_BYTES } from './price-list.rules.ts'

/** Implemented where files are read. */
export const uploadFixedPrices = endpoint({
  method: 'POST',
  path: '/api/staff/parts/price-list/file',
  access: 'staff',
  summary:
    'Read fixed prices from a CSV or XLSX file with the columns number, manufacturer, quantity, price and currency; kept with `apply`, and only when every line is right',
  input: z.object({
    priceListId: Id,
    version: Version,
    file: Upload,
    /** False: only tells what would be done. */
    apply: z.boolean().default(false),
    /** `replace`: parts that are not in the file lose their fixed price. */
    how: z.enum(['add', 'replace']).default('add'),
  }),
  output: z.object({
    /** Of the list: a new one when the file was applied. */
    version: Version,
    applied: z.boolean(),
    lineCount: z.int(),
    /** Parts with a price in the file. */
    partCount: z.int(),
    /** The first of them; lines are counted from 1, as a spreadsheet does. */
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    problemCount: z.int(),
  }),
  upload: { maxBytes: MAX_FILE_BYTES },
  heavy: HEAVY.file,
})
export type FixedPricesReport = z.infer<typeof uploadFixedPrices.output>
