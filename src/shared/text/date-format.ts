/**
 * Writes a date with these parts. The formatter is made when a date is first written: making one takes 14 ms, four times
 * as long on a phone, and most pages that load this code show no date.
 */
export function dateFormat(parts: Intl.DateTimeFormatOptions, language = 'en-GB'): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat(language, parts)
    return format.format(date)
  }
}
