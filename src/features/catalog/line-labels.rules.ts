/** The customer's labels of a line, copied from the cart to the order and its documents. */
export interface LineLabels {
  /** Their part number. */
  ownNumber: string
  /** Their reference: a project, a cost centre, a position. */
  customerRef: string
}

export const NO_LABELS: LineLabels = { ownNumber: '', customerRef: '' }

export const MAX_LABEL_LENGTH = 200

const partsOf = (label: string) => label.split(', ').filter(Boolean)

/** For a part that is wanted under several labels: each of them once. What is too long ends in "…". */
export function joinLabels(before: LineLabels, added: Partial<LineLabels>): LineLabels {
  const join = (a: string, b = '') =>
    cut(a === '' || b === '' ? a + b : [...new Set([...partsOf(a), ...partsOf(b)])].join(', '))
  return {
    ownNumber: join(before.ownNumber, added.ownNumber),
    customerRef: join(before.customerRef, added.customerRef),
  }
}

const cut = (text: string) =>
  text.length <= MAX_LABEL_LENGTH ? text : `${[...text].slice(0, MAX_LABEL_LENGTH - 1).join('')}…`

/** The text on documents and pages; empty for a line without labels. */
export const labelTexts = ({ ownNumber, customerRef }: LineLabels): string[] => [
  ...(ownNumber ? [`Your part number: ${ownNumber}`] : []),
  ...(customerRef ? [`Your reference: ${customerRef}`] : []),
]
