import { formatCount } from '#shared/text/format-count.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { type BomReading, type ReadWarning, skipLabels } from '../../reading/bom-table.ts'

/** What was left out and why, and what to check. */
export function ReadingNotes({ reading, whole }: { reading: BomReading; whole: ReadWarning[] }) {
  const warnings = [...whole, ...reading.warnings]
  const asked = reading.lines.filter(({ questions }) => questions.length > 0).length
  const alternates = reading.skipped.filter(({ why }) => why === 'alternate').length
  const unfitted = reading.lines.filter((line) => !line.fitted).length
  if (warnings.length + reading.skipped.length + unfitted + asked === 0) return null
  return (
    <section aria-label="Notes" className="grid gap-2 text-sm">
      {asked > 0 && (
        <Callout tone="warn">
          {asked === 1 ? '1 line has a question' : `${asked} lines have a question`} that only you can answer: a
          quantity that cannot be read, an optional part, references listed twice. You answer them on the next page;
          until then these lines are not ordered.
        </Callout>
      )}
      {alternates > 0 && (
        <p>
          {alternates === 1 ? '1 row is a second source' : `${alternates} rows are second sources`} of the line above
          and will not be ordered in addition.
        </p>
      )}
      {unfitted > 0 && (
        <p>
          {unfitted === 1
            ? '1 line is marked as not fitted and costs nothing.'
            : `${unfitted} lines are marked as not fitted and cost nothing.`}
        </p>
      )}
      {warnings.length > 0 && (
        <details open={warnings.length < 6}>
          <summary className="cursor-pointer py-1 font-medium">{warnings.length} to check</summary>
          <ul className="grid gap-1 pl-4">
            {warnings.map((one) => (
              <li key={`${one.row} ${one.text}`}>
                {one.row !== null && <span className="text-ink-3">Row {one.row + 1}: </span>}
                {one.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {reading.skipped.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 font-medium">
            {reading.skipped.length === 1 ? '1 row' : `${formatCount(reading.skipped.length)} rows`} left out
          </summary>
          <ul className="grid gap-1 pl-4">
            {reading.skipped.slice(0, 200).map(({ row, why }) => (
              <li key={row}>
                <span className="text-ink-3">Row {row + 1}:</span> {skipLabels[why]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
