import { useMemo, useState } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { Count } from '../../../web/ui/count.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { Money } from '../../../web/ui/money.tsx'
import { PageHeading } from '../../../web/ui/page-heading.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { MOST_BOARDS, MOST_SPARE } from '../bom.rules.ts'
import type { BomTotal } from '../bom-matching.contract.ts'
import { BomActions } from './bom-actions.tsx'
import { type BomFilter, bomFilters, filterLabels, passes, type Shown } from './bom-filters.ts'
import { BomTable } from './bom-table.tsx'
import { changeWork, priceWork, useBomWork } from './bom-work.ts'

/** Every line with its match and price, for as many boards as are built. */
export function BomResult({ shared }: { shared: boolean }) {
  const work = useBomWork()
  const { name, lines, boards, spare } = work
  const [filter, setFilter] = useState<BomFilter>('all')
  const { priced, totals } = useMemo(() => priceWork({ lines, boards, spare }), [lines, boards, spare])
  const all: Shown[] = lines.flatMap((line, place) => {
    const price = priced[place]
    return price ? [{ place, work: line, priced: price }] : []
  })
  const shown = all.filter((one) => passes(filter, one))

  return (
    <div className="grid gap-5 pt-3">
      <PageHeading meta={`${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`}>
        {name || 'BOM result'}
      </PageHeading>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4 rounded-lg border border-line p-4">
        <NumberBox
          label="Boards"
          value={boards}
          least={1}
          most={MOST_BOARDS}
          onChange={(next) => changeWork({ boards: next })}
        />
        <NumberBox
          label="Spare, %"
          value={spare}
          least={0}
          most={MOST_SPARE}
          onChange={(next) => changeWork({ spare: next })}
        />
        <Totals totals={totals} />
      </div>
      <BomActions shown={all} shared={shared} />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Which lines</legend>
        {bomFilters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={filter === one}
            onClick={() => setFilter(one)}
            className={classNames(
              'h-8 rounded-full border px-3 text-sm',
              filter === one ? 'border-accent bg-accent-wash text-link' : 'border-rim hover:border-ink-3',
            )}
          >
            {filterLabels[one]} <Count value={all.filter((line) => passes(one, line)).length} className="text-ink-3" />
          </button>
        ))}
      </fieldset>
      <BomTable key={filter} lines={shown} />
    </div>
  )
}

function Totals({ totals }: { totals: BomTotal[] }) {
  return (
    <dl aria-live="polite" className="ml-auto flex flex-wrap gap-x-8 gap-y-2 text-right">
      {totals.length === 0 && <dd className="text-ink-3">No line is taken yet</dd>}
      {totals.map((total) => (
        <div key={total.currency}>
          <dt className="text-sm text-ink-3">
            Total {total.currency}, {total.lineCount} {total.lineCount === 1 ? 'line' : 'lines'}
          </dt>
          <dd className="text-xl font-semibold">
            <Money amount={total.amount} currency={total.currency} decimals={4} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type NumberBoxProps = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

/** Takes effect while it is typed; what is no number changes nothing. */
function NumberBox({ label, value, least, most, onChange }: NumberBoxProps) {
  return (
    <Field label={label} className="w-28">
      <TextInput
        type="number"
        mono
        min={least}
        max={most}
        defaultValue={value}
        key={least === 0 ? 'spare' : 'boards'}
        onChange={(event) => {
          const next = Number(event.target.value)
          if (event.target.value !== '' && Number.isInteger(next) && next >= least && next <= most) onChange(next)
        }}
      />
    </Field>
  )
}
