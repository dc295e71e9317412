import { dateFormat } from '#shared/text/date-format.ts'

const writeDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date in words, independent of the time zone of the reader. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{writeDay(new Date(at))}</time>
}
