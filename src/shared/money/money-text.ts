import { formatMoney } from './format-money.ts'

const WHOLE_CENTS = /^-?\d+(?:\.\d{0,2}0*)?$/

/** Money in a sentence: "$12.50"; with less than a cent "$0.1250". */
export const moneyText = (amount: string, currency: string): string =>
  formatMoney(amount, currency, WHOLE_CENTS.test(amount) ? 2 : 4)
