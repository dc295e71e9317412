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
  summary: 'Enter a request for a quote by phone; assigned to the account with this e-mail address',
  input: z.object({ draftId, contact, lines, remark }),
  output: z.object({ enquiryNo: z.string() }),
})

export const Outcome = z.enum(['won', 'lost'])

export const setOutcome = endpoint({
  method: 'POST',
  path: '/api/staff/enquiry/outcome',
  access: 'staff',
  right: 'quotes.write',
  summary: 'Set the outcome of a quote with a reason',
  input: z.object({
    enquiryNo: EnquiryNo,
    outcome: Outcome,
    reason: Lines(500, 'A reason').min(1, 'Please enter a reason.'),
  }),
  output: z.object({}),
})

export const enquiryOutcome = endpoint({
  method: 'GET',
  path: '/api/staff/enquiry/outcome/read',
  access: 'staff',
  right: 'quotes.read',
  summary: 'The outcome of a quote; null when it is not set',
  input: z.object({ enquiryNo: EnquiryNo }),
  output: z.object({
    outcome: z.object({ outcome: Outcome, reason: z.string(), who: z.string(), at: When }).nullable(),
  }),
})
