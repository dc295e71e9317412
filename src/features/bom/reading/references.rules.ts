/** References of a line: `C1, C4-C6` names four places on the board. */

/** Longer ranges are not expanded. */
const MAX_IN_RANGE = 10_000

const SEPARATORS = /[,;\s，；、]+/
const PLACE = /^([A-Za-z_@]+)(\d{1,6})$/
// R1-R5, R1-5, D2..D5, R5->R10; the dash in every form
const RANGE = /^([A-Za-z_@]+)(\d{1,6})(?:-|–|—|\.{2,3}|…|->|→|[~～〜])([A-Za-z_@]*)(\d{1,6})$/
const SPACED_RANGE =
  /(\d)\s*(?:\s(?:to|bis|à|thru|through|hasta)\s|\bto\b|->|→|\.{2,3}|…|\s[-–—]\s)\s*(?=[A-Za-z_@]*\d)/gi
const JOINED = /^[A-Za-z]{1,4}\d{1,5}(?:[/&+][A-Za-z]{1,4}\d{1,5})+$/

/** Splits and expands: `R1-R3`, `C1,4,5`, `R5 to R10`, `D2..5`. What is no reference stays as it is written. */
export function expandReferences(text: string, maxReferences: number): string[] {
  const most = Math.min(maxReferences, MAX_IN_RANGE)
  const places: string[] = []
  let prefix = ''
  for (const part of text.replace(SPACED_RANGE, '$1-').split(SEPARATORS)) {
    if (part === '') continue
    if (places.length >= most) break
    const range = RANGE.exec(part)
    if (range && addRange(places, range, most)) {
      prefix = range[1] ?? ''
    } else if (prefix !== '' && /^\d{1,6}$/.test(part)) {
      places.push(prefix + part)
    } else if (JOINED.test(part)) {
      places.push(...part.split(/[/&+]/))
    } else {
      prefix = PLACE.exec(part)?.[1] ?? ''
      places.push(part)
    }
  }
  return [...new Set(places)]
}

/** False for what only looks like a range: `J1-2` may be one, `TP5-2` is a name. */
function addRange(
  places: string[],
  [, prefix = '', first = '', lastPrefix = '', last = '']: RegExpExecArray,
  most: number,
): boolean {
  if (lastPrefix !== '' && lastPrefix.toUpperCase() !== prefix.toUpperCase()) return false
  const count = Number(last) - Number(first) + 1
  if (count < (lastPrefix === '' ? 2 : 1) || places.length + count > most) return false
  // R01-R12 keeps its zeros.
  const digits = first.startsWith('0') ? first.length : 0
  for (let n = Number(first); n <= Number(last); n++) places.push(prefix + String(n).padStart(digits, '0'))
  return true
}
