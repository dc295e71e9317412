export type StepVerb = 'Decrease' | 'Increase'

/** The name of − or + of a field: "Decrease quantity of LM358DR". */
export const stepName = (verb: StepVerb, label = '') =>
  `${verb} ${label.charAt(0).toLowerCase()}${label.slice(1)}`.trim()
