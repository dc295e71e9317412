const MINUS = '\u2212'

/** 48310 as "48,310", also for "48310.25"; what stands after the point is left alone. */
export function groupDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * Money as the buyer reads it. Works on the decimal string itself, so that no digit is ever rounded or invented:
 * `decimals` is the least number of places shown, never the most.
 */
export function formatMoney(amount: string, currency: string, decimals = 4): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (!parts) throw new RangeError(`Not a decimal amount: ${amount}`)
  const [, minus, whole = '0', fraction = ''] = parts
  const places = fraction.replace(/0+$/, '').padEnd(decimals, '0')
  const digits = `${whole.replace(/^0+(?=\d)/, '')}${places && `.${places}`}`
  const isZero = !/[1-9]/.test(digits)
  const symbol = currency === 'USD' ? '$' : '￥'
  return `${minus && !isZero ? MINUS : ''}${symbol}${groupDigits(digits)}`
}
