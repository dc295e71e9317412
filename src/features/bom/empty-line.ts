import type { BomLine } from './bom-matching.contract.ts'

/** The fields of a line that nothing was entered for. */
export const EMPTY_LINE: BomLine = {
  ref: '',
  model: '',
  alternatives: [],
  alternativeBrands: [],
  brandName: '',
  count: 1,
  description: '',
  package: '',
  fitted: true,
  sku: '',
  ownNumber: '',
  customerRef: '',
  questions: [],
}
