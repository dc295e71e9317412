import { dateFormat } from '#shared/text/date-format.ts'

const writeDay = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const writeMinute = dateFormat({
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
      {(withTime ? writeMinute : writeDay)(new Date(at))}
    </time>
  )
}
