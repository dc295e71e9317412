import { z } from 'zod'
import { Email, UserInfo } from '#features/account/account.contract.ts'
import { StaffTeam } from '#features/account/team.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const When = z.iso.datetime()

export const Customer = z.object({
  accountId: Id,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  createdAt: When,
  lockedAt: When.nullable(),
})
export type Customer = z.infer<typeof Customer>

/** What was agreed with a customer, in words. */
export const Terms = z.object({
  paymentTerms: Lines(500, 'Payment terms').default(''),
  deliveryTerms: Lines(500, 'Delivery terms').default(''),
  priceTerms: Lines(500, 'Price terms').default(''),
})
export type Terms = z.infer<typeof Terms>

export const customers = endpoint({
  method: 'GET',
  path: '/api/staff/customer/list',
  access: 'staff',
  right: 'customers.read',
  summary: 'Customers whose e-mail address, name, company or tax number contains a text, newest first',
  input: z.object({
    keyword: Line(100, 'A search').default(''),
    lockedOnly: z.boolean().default(false),
    ...pagingFields(25),
  }),
  output: paged(Customer),
})

export const customerDetail = endpoint({
  method: 'GET',
  path: '/api/staff/customer/detail',
  access: 'staff',
  right: 'customers.read',
  summary: 'One customer: company, terms and notes',
  input: z.object({ accountId: Id }),
  output: Customer.extend({
    lockReason: z.string(),
    jobTitle: z.string(),
    phone: z.string(),
    website: z.string(),
    taxNumber: z.string(),
    countryId: z.int().nullable(),
    team: StaffTeam,
    terms: Terms.extend({ changedBy: z.string(), changedAt: When }).nullable(),
    notes: z.array(z.object({ noteId: Id, at: When, who: z.string(), text: z.string() })),
  }),
})
export type CustomerDetail = z.infer<typeof customerDetail.output>

export const findCustomer = endpoint({
  method: 'GET',
  path: '/api/staff/customer/find',
  access: 'staff',
  right: 'customers.read',
  summary: 'The customer with exactly this e-mail address; null when there is none',
  input: z.object({ email: Email }),
  output: z.object({ accountId: Id.nullable() }),
})

export const noteCustomer = endpoint({
  method: 'POST',
  path: '/api/staff/customer/note',
  access: 'staff',
  right: 'customers.write',
  summary: 'Add a note that only staff see',
  input: z.object({ accountId: Id, text: Lines(1000, 'A note').min(1, 'Please write a note.') }),
  /** @names in it that no colleague has. */
  output: z.object({ unknownNames: z.array(z.string()) }),
})

export const changeTerms = endpoint({
  method: 'POST',
  path: '/api/staff/customer/terms',
  access: 'staff',
  right: 'customers.write',
  summary: 'Save the agreed terms; refused when they have changed since `seenAt`',
  input: Terms.extend({
    accountId: Id,
    /** `changedAt` of the terms as the caller saw them, null for none. Scripts may leave it out. */
    seenAt: When.nullable().optional(),
  }),
  output: z.object({}),
})

export const lockCustomer = endpoint({
  method: 'POST',
  path: '/api/staff/customer/lock',
  access: 'staff',
  right: 'customers.write',
  summary: 'Lock or unlock a customer account; locking ends its sessions, orders continue',
  input: z.object({ accountId: Id, locked: z.boolean(), reason: Lines(500, 'A reason').default('') }),
  output: z.object({}),
})

export const removeFromTeam = endpoint({
  method: 'POST',
  path: '/api/staff/customer/team/remove',
  access: 'staff',
  right: 'customers.write',
  summary: 'End the membership of an account in the team of a customer, effective with its next call',
  input: z.object({ accountId: Id, reason: Line(300, 'A reason').min(1, 'Please enter a reason.') }),
  output: z.object({}),
})

export const signInAs = endpoint({
  method: 'POST',
  path: '/api/staff/customer/signInAs',
  access: 'staff',
  right: 'customers.act',
  security: 'sign_in_as',
  summary: 'A session of one hour as a customer: every change is in the audit trail, payments are refused',
  input: z.object({ accountId: Id, reason: Line(300, 'A reason').min(1, 'Please enter a reason.') }),
  output: z.object({ token: z.string(), userInfo: UserInfo }),
})

export const exportCustomer = endpoint({
  method: 'POST',
  path: '/api/staff/customer/export',
  access: 'staff',
  right: 'customers.export',
  stepUp: true,
  security: 'export',
  summary: 'All data of a customer, for the customer',
  input: z.object({ accountId: Id }),
  output: z.record(z.string(), z.unknown()),
})

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/api/staff/customer/erase',
  access: 'staff',
  right: 'customers.erase',
  stepUp: true,
  security: 'erase',
  summary:
    'Delete the account permanently; orders are kept without personal data. The address is sent as a confirmation',
  input: z.object({ accountId: Id, confirmEmail: Email }),
  output: z.object({}),
})
