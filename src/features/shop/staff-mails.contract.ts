import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Version } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const words = { subject: Line(150, 'A subject'), title: Line(150, 'A heading'), body: Lines(3000, 'A text') }
const Kind = z.string().max(40)

const StaffMailText = z.object({
  kind: Kind,
  name: z.string(),
  ...words,
  /** Whether the owner has changed the texts. */
  changed: z.boolean(),
  placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
})
export type StaffMailText = z.infer<typeof StaffMailText>

export const staffMailTexts = endpoint({
  method: 'GET',
  path: '/api/staff/mails',
  access: 'staff',
  right: 'shop.read',
  summary: 'The texts of automatic e-mails',
  input: z.object({}),
  output: z.object({ version: Version, mails: z.array(StaffMailText) }),
})

export const saveMailText = endpoint({
  method: 'POST',
  path: '/api/staff/mails/save',
  access: 'staff',
  right: 'shop.write',
  summary: 'Change the texts of a kind of e-mail; placeholders are checked',
  input: z.object({ version: Version, kind: Kind, ...words }),
  output: z.object({}),
})

export const resetMailText = endpoint({
  method: 'POST',
  path: '/api/staff/mails/reset',
  access: 'staff',
  right: 'shop.write',
  summary: 'Use the default text of an e-mail again',
  input: z.object({ version: Version, kind: Kind }),
  output: z.object({}),
})
