const writing = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A date in words, independent of the time zone of the reader. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{writing.format(new Date(at))}</time>
}
