import { Search } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Count } from '#web/ui/display/count.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { reasonTexts } from '../../bom.rules.ts'
import { BomActions } from './bom-actions.tsx'
import { BomBuild } from './bom-build.tsx'
import { BomEditing } from './bom-editing.tsx'
import {
  type BomFilter,
  bomFilters,
  filterLabels,
  groupGuesses,
  holds,
  isDiffering,
  passes,
  type Shown,
} from './bom-filters.ts'
import { BomOverview } from './bom-overview.tsx'
import { BomTable } from './bom-table.tsx'
import { takeAll, useBomWork } from './bom-work.ts'
import { usePrices } from './work-prices.ts'

/** Every line with its match and price, for as many boards as are built. */
export function BomResult() {
  const work = useBomWork()
  const lines = useDeferredValue(work.lines)
  const [filter, setFilter] = useState<BomFilter>('all')
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words.trim())
  const { priced, totals } = usePrices(lines, work)
  const all: Shown[] = useMemo(
    () => lines.flatMap((line, place) => (priced[place] ? [{ place, work: line, priced: priced[place] }] : [])),
    [lines, priced],
  )
  const shown = useMemo(() => all.filter((one) => passes(filter, one) && holds(sought, one)), [all, filter, sought])
  const fittedCount = useMemo(() => lines.filter(({ line }) => line.fitted).length, [lines])

  return (
    <div className="grid gap-5 *:min-w-0">
      <BomBuild build={work} totals={totals} lineCount={fittedCount} />
      <BomActions all={all} />
      <BomOverview lines={lines} build={work} all={all} />
      <Guesses all={all} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Filters all={all} filter={filter} onFilter={setFilter} />
        <TextInput
          type="search"
          size="sm"
          aria-label="Find a line"
          placeholder="Find a line"
          lead={<Search aria-hidden="true" />}
          className="w-full sm:ml-auto sm:w-56"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <BomEditing lines={lines} />
      <BomTable key={`${filter} ${sought}`} lines={shown} />
    </div>
  )
}

type FiltersProps = { all: Shown[]; filter: BomFilter; onFilter: (filter: BomFilter) => void }

const Filters = memo(function Filters({ all, filter, onFilter }: FiltersProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Which lines</legend>
      {bomFilters.map((one) => {
        const count = all.filter((line) => passes(one, line)).length
        if (count === 0 && one !== 'all' && one !== filter) return null
        return (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => onFilter(one)}
            className={classNames(
              'h-8 rounded-full border px-3 text-sm',
              filter === one ? 'border-link bg-accent-wash text-link' : 'border-rim hover:border-ink-3',
            )}
          >
            {filterLabels[one]} <Count value={count} className={filter === one ? '' : 'text-ink-3'} />
          </button>
        )
      })}
    </fieldset>
  )
})

/** Confirms all guesses of a kind. */
const Guesses = memo(function Guesses({ all }: { all: Shown[] }) {
  const groups = groupGuesses(all)
  const differing = all.filter((one) => passes('look', one) && isDiffering(one)).length
  if (groups.length + differing === 0) return null
  return (
    <section
      aria-label="Guesses"
      className="flex flex-wrap items-center gap-2 rounded-r-sm border-l-3 border-warn bg-warn-wash px-3 py-2 text-sm"
    >
      {groups.length > 0 && <p className="mr-2">Some matches need your confirmation. Use all of one kind:</p>}
      {groups.map(({ reason, places }) => (
        <Button key={reason} size="sm" title={reasonTexts[reason].explanation} onClick={() => takeAll(places)}>
          {reasonTexts[reason].label} <Count value={places.size} className="text-ink-3" />
        </Button>
      ))}
      {differing > 0 && (
        <p className="basis-full">
          <Count value={differing} /> {differing === 1 ? 'match differs' : 'matches differ'} from your BOM and must be
          confirmed one by one.
        </p>
      )}
    </section>
  )
})
