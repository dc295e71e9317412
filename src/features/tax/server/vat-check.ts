import { findVatNumberProblem } from '../vat-number.rules.ts'

/**
 * Whether a VAT number belongs to a company. An implementation that asks a tax office must answer from what it has
 * stored while an order is placed: that is inside a transaction. See docs/decisions/0057.
 */
export interface VatNumberCheck {
  /** An error message; undefined when the number is valid. */
  findProblem(countryCode: string, vatNumber: string): Promise<string | undefined>
}

export const formatOnly: VatNumberCheck = {
  findProblem: async (countryCode, vatNumber) => findVatNumberProblem(countryCode, vatNumber),
}
