import { ageText } from '../queues.rules.ts'

/** How long something has waited; in full when pointed at. */
export function Age({ at, late = false }: { at: string; late?: boolean }) {
  return (
    <time
      dateTime={at}
      title={new Date(at).toLocaleString('en-GB')}
      className={`whitespace-nowrap ${late ? 'text-copper' : ''}`}
    >
      {ageText(at, Date.now())}
    </time>
  )
}
