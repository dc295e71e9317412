import { Badge } from '#web/ui/display/badge.tsx'
import type { Verdict } from '../catalog.contract.ts'

const MAX_SHOWN = 4

type Difference = Verdict['differences'][number]

/** Whether an alternative is a replacement, and how it is worse. */
export function VerdictNote({ verdict }: { verdict: Verdict }) {
  const of = (outcome: Difference['outcome']) => verdict.differences.filter((one) => one.outcome === outcome)
  const [worse, unknown, better] = [of('worse'), of('unknown'), of('better')]
  return (
    <div className="grid gap-0.5 pt-1 text-xs">
      <p>
        {verdict.kind === 'replacement' ? (
          <Badge tone="good">Replacement</Badge>
        ) : (
          <Badge tone={worse.length > 0 ? 'bad' : 'warn'}>Similar, not a replacement</Badge>
        )}
      </p>
      {worse.length > 0 && <p className="text-bad">Worse: {listOf(worse)}</p>}
      {unknown.length > 0 && <p className="text-warn">Not known: {namesOf(unknown)}</p>}
      {better.length > 0 && <p className="text-ink-3">Better: {listOf(better)}</p>}
    </div>
  )
}

const rest = (all: readonly unknown[]) => (all.length > MAX_SHOWN ? ` and ${all.length - MAX_SHOWN} more` : '')

const listOf = (all: readonly Difference[]) => all.slice(0, MAX_SHOWN).map(textOf).join('; ') + rest(all)

const textOf = ({ name, original, alternative }: Difference) =>
  `${name} ${alternative || 'not stated'} instead of ${original || 'not stated'}`

/** RoHS and ESR keep their capitals. */
const inSentence = (name: string) => (/^[A-Z][a-z]*(?: |-|$)/.test(name) ? name.toLowerCase() : name)

const namesOf = (all: readonly Difference[]) =>
  all
    .slice(0, MAX_SHOWN)
    .map(({ name }) => inSentence(name))
    .join(', ') + rest(all)
