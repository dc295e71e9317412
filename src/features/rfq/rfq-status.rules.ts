/** Statuses of an enquiry and their names. */
export const enquiryStatuses = {
  received: 'Received',
  in_work: 'In progress',
  quoted: 'Quoted',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
} as const

export type EnquiryStatus = keyof typeof enquiryStatuses

export type EnquiryAction = 'take' | 'quote' | 'decline' | 'accept' | 'expire'

/** What may follow what. A quotation may be given again until it is accepted; an expired one can be quoted again. */
const transitions: Record<EnquiryAction, readonly EnquiryStatus[]> = {
  take: ['received'],
  quote: ['received', 'in_work', 'quoted', 'expired'],
  decline: ['received', 'in_work', 'quoted'],
  accept: ['quoted', 'accepted'],
  expire: ['quoted'],
}

export const mayHappen = (action: EnquiryAction, status: EnquiryStatus): boolean => transitions[action].includes(status)

export const isOver = (validUntil: Date, now: Date): boolean => validUntil.getTime() <= now.getTime()
