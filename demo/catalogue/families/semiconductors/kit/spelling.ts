const SEPARATORS = /[-−–_\s/,()#+\\]/g

/**
 * People drop or swap separators and case when they type a part number. The decimal point stays: 1.5SMC68CA and
 * 1.5SMC6.8CA are different parts.
 */
export function fold(number: string): string {
  return number.toUpperCase().replace(SEPARATORS, '')
}
