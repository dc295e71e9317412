/** The kinds of feedback and their numbers, as in the specification. */
export const feedbackTypes = [
  { type: 1, label: 'Inquiry' },
  { type: 2, label: 'Orders' },
  { type: 3, label: 'Returns or Refunds' },
  { type: 4, label: 'Price and Inventory' },
  { type: 5, label: 'Product Information' },
  { type: 99, label: 'Other' },
] as const

export type FeedbackType = (typeof feedbackTypes)[number]['type']

export const MAX_FEEDBACK_LENGTH = 5000

export interface EnteredFeedback {
  type: string
  email: string
  content: string
}

export type FeedbackProblems = Partial<Record<keyof EnteredFeedback, string>>

/** What is missing, in the order of the form. */
export function findFeedbackProblems({ type, email, content }: EnteredFeedback): FeedbackProblems {
  return {
    ...(typeOf(type) === undefined && { type: 'please select' }),
    ...(email.trim() === '' && { email: 'please enter' }),
    ...(content.trim() === '' && { content: 'please enter' }),
  }
}

export const typeOf = (entered: string): FeedbackType | undefined =>
  feedbackTypes.find(({ type }) => String(type) === entered)?.type

export const labelOf = (type: FeedbackType): string =>
  feedbackTypes.find((known) => known.type === type)?.label ?? 'Other'
