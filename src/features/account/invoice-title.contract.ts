import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'

const InvoiceTitleFields = z.object({
  title: Line(200, 'A name').min(1, 'Please enter the name on the invoice.'),
  taxNumber: Line(40, 'A tax number').default(''),
  address: Line(300, 'An address').default(''),
  phone: Line(40, 'A phone number').default(''),
  bankName: Line(200, 'A bank').default(''),
  bankAccount: Line(60, 'An account number').default(''),
  isDefault: z.boolean().default(false),
})
export type InvoiceTitleFields = z.infer<typeof InvoiceTitleFields>

export const InvoiceTitle = InvoiceTitleFields.extend({ invoiceTitleId: Id })
export type InvoiceTitle = z.infer<typeof InvoiceTitle>

export const listInvoiceTitles = endpoint({
  method: 'GET',
  path: '/api/user/invoiceTitle',
  access: 'buyer',
  summary: 'The invoice titles of the caller, the default first (extension)',
  input: z.object({}),
  output: z.object({ list: z.array(InvoiceTitle) }),
})

export const saveInvoiceTitle = endpoint({
  method: 'POST',
  path: '/api/user/invoiceTitle/save',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Add an invoice title, or change one (extension)',
  input: InvoiceTitleFields.extend({ invoiceTitleId: Id.optional() }),
  output: z.object({ invoiceTitleId: Id }),
})

export const removeInvoiceTitle = endpoint({
  method: 'POST',
  path: '/api/user/invoiceTitle/remove',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Remove an invoice title (extension)',
  input: z.object({ invoiceTitleId: Id }),
  output: z.object({}),
})
