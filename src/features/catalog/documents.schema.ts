import { z } from 'zod'
import type { DocumentKind } from './documents.rules.ts'

const documentKinds = [
  'datasheet',
  'pcn',
  'pdn',
  'errata',
  'applicationNote',
  'userGuide',
  'drawing',
  'certificate',
  'reliability',
  'simulation',
  'other',
] as const satisfies readonly DocumentKind[]

/** Dates as 2026-03-01, languages as en; null is not known. */
export const GoodsDocument = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  url: z.string(),
  date: z.string().nullable(),
  language: z.string().nullable(),
})

export const CadModel = z.object({ kind: z.enum(['symbol', 'footprint', 'model']), url: z.string() })
