import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Lines } from '#shared/text.schema.ts'
import { createEnquiry, EnquiryNo, When } from './rfq.contract.ts'

const { draftId, contact, lines, remark } = createEnquiry.input.shape

export const enterEnquiry = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/enter',
  access: 'staff',
  right: 'quotes.write',
  summary:
    'Enter a request for a quote for somebody on the telephone; a customer with this address gets it in the account',
  input: z.object({ draftId, contact, lines, remark }),
  output: z.object({ enquiryNo: z.string() }),
})

export const Outcome = z.enum(['won', 'lost'])

export const setOutcome = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/outcome',
  access: 'staff',
  right: 'quotes.write',
  summary: 'Note what became of a quote, and why; said again, the last one counts',
  input: z.object({
    enquiryNo: EnquiryNo,
    outcome: Outcome,
    reason: Lines(500, 'A reason').min(1, 'Please say why.'),
  }),
  output: z.object({}),
})

export const enquiryOutcome = endpoint({
  method: 'GET',
  path: '/api/staff/enquiry/outcome/read',
  access: 'staff',
  right: 'quotes.read',
  summary: 'What became of a quote; null when nobody has noted it',
  input: z.object({ enquiryNo: EnquiryNo }),
  output: z.object({
    outcome: z.object({ outcome: Outcome, reason: z.string(), who: z.string(), at: When }).nullable(),
  }),
})
