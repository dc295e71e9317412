const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const MINUTE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment in the reader's own time: on private pages only, which the server does not render. */
export function Moment({ at, withTime = false }: { at: string; withTime?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {(withTime ? MINUTE : DAY).format(new Date(at))}
    </time>
  )
}
