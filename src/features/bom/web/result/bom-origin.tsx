import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { BomTotal } from '../../bom-matching.contract.ts'
import { BomChanges } from './bom-changes.tsx'
import type { BomWork, Origin } from './bom-work.ts'

/** Origin of a saved BOM, and changes since then. */
export function BomOrigin({ work: { origin, bomId, changed, lines } }: { work: BomWork }) {
  if (!origin) return null
  return (
    <div className="grid gap-2">
      {origin.key && (
        <Callout>
          This bill of materials was shared with you. Changes here are made in your own copy. Log in to save it.
        </Callout>
      )}
      <Callout tone={origin.changes.length > 0 ? 'warn' : 'info'}>
        <p>
          Version {origin.version}, saved on <Moment at={origin.savedAt} />
          <Amounts totals={origin.totalsThen} before=" for " />. Shown with today’s prices and stock
          {origin.changes.length === 0 && ': nothing has changed since'}.
        </p>
        <BomChanges
          changes={origin.changes}
          currencyOf={(line) => lines[line]?.found.goods?.currency ?? origin.totalsThen[0]?.currency ?? 'USD'}
        />
      </Callout>
      {bomId !== undefined && origin.history.length > 1 && <Versions bomId={bomId} origin={origin} />}
      {changed && bomId !== undefined && (
        <p className="text-sm text-ink-3">
          There are changes that are not saved yet.{' '}
          <TextLink to={`/bomResult?bomId=${bomId}&version=${origin.version}`} reloadDocument inline>
            Undo them all
          </TextLink>
        </p>
      )}
    </div>
  )
}

function Versions({ bomId, origin }: { bomId: number; origin: Origin }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium">{origin.history.length} versions are kept</summary>
      <ol className="grid max-w-160 divide-y divide-line-2">
        {origin.history.map(({ version, boards, lineCount, totals, savedAt }) => (
          <li key={version} className="flex flex-wrap gap-x-4 gap-y-1 py-1.5">
            {version === origin.version ? (
              <span className="font-medium">Version {version}, shown</span>
            ) : (
              <TextLink to={`/bomResult?bomId=${bomId}&version=${version}`}>Version {version}</TextLink>
            )}
            <span className="text-ink-3">
              {lineCount} {lineCount === 1 ? 'line' : 'lines'}, {boards} {boards === 1 ? 'board' : 'boards'}
            </span>
            <span className="ml-auto">
              <Amounts totals={totals} before="" />
            </span>
            <span className="text-ink-3">
              <Moment at={savedAt} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Amounts({ totals, before }: { totals: BomTotal[]; before: string }) {
  return totals.map(({ currency, amount }, place) => (
    <span key={currency}>
      {place === 0 ? before : ' + '}
      <Money amount={amount} currency={currency} />
    </span>
  ))
}
