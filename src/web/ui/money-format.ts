import { fixed } from '../../shared/decimal.ts'

const MINUS = '\u2212'

/** 48310 as "48,310", also for "48310.25"; what stands after the point is left alone. */
export function groupDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Money as the buyer reads it, always with the same number of places: the decimals of a column stand below each other. */
export function formatMoney(amount: string, currency: string, places = 4): string {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) throw new RangeError(`Not a decimal amount: ${amount}`)
  const [, minus, digits = ''] = /^(-?)(.*)$/.exec(fixed(amount, places)) ?? []
  const isZero = !/[1-9]/.test(digits)
  const symbol = currency === 'USD' ? '$' : '￥'
  return `${minus && !isZero ? MINUS : ''}${symbol}${groupDigits(digits)}`
}
