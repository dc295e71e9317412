import { memo, useMemo, useState } from 'react'
import { divide } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { MAX_BOARDS, MAX_SPARE } from '../../bom.rules.ts'
import { type Build, priceBom } from '../../bom-pricing.rules.ts'
import { classOf } from './bom-edits.ts'
import type { Shown } from './bom-filters.ts'
import { countRisks } from './bom-risks.ts'
import { setClassSpare, type WorkLine } from './bom-work.ts'
import { toPrice } from './work-prices.ts'

const NO_RISKS = 'No lifecycle, RoHS or single-source risks in the parts taken'

type BomOverviewProps = { lines: WorkLine[]; build: Build; all: Shown[] }

/** Risks of the parts that are taken, what other build sizes cost, and attrition by class. */
export const BomOverview = memo(function BomOverview({ lines, build, all }: BomOverviewProps) {
  const [open, setOpen] = useState(false)
  const risks = useMemo(() => countRisks(lines), [lines])
  return (
    <details
      className="rounded-lg border border-line px-4 py-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer py-1">
        <span className="font-medium">Summary</span>
        <span className="pl-3 text-sm text-ink-3">
          {risks.map(({ label, count }) => `${formatCount(count)} ${label}`).join(' · ') || NO_RISKS}
        </span>
      </summary>
      {open && (
        <div className="grid gap-5 py-3 lg:grid-cols-2">
          <BuildSizes lines={lines} build={build} />
          <ClassAttrition all={all} build={build} />
        </div>
      )}
    </details>
  )
})

const SIZES = [10, 100, 1000]

/** What the same BOM costs for three numbers of boards. */
function BuildSizes({ lines, build }: { lines: WorkLine[]; build: Build }) {
  const [sizes, setSizes] = useState(SIZES)
  const wanted = useMemo(() => lines.map(toPrice), [lines])
  const totals = useMemo(
    () => sizes.map((boards) => priceBom(wanted, { boards, spare: build.spare }).totals),
    [wanted, sizes, build.spare],
  )
  return (
    <section aria-labelledby="build-sizes">
      <h2 id="build-sizes" className="pb-2 text-base font-medium">
        Price by build size
      </h2>
      <div className="grid grid-cols-3 gap-3">
        {sizes.map((boards, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a size is known by its place
          <div key={place} className="grid content-start gap-1">
            <Field label={`Boards, size ${place + 1}`}>
              <NumberField
                size="sm"
                value={boards}
                min={1}
                max={MAX_BOARDS}
                onValueChange={(next) => setSizes(sizes.map((one, other) => (other === place ? next : one)))}
              />
            </Field>
            {totals[place]?.map(({ currency, amount }) => (
              <p key={currency} className="text-sm">
                <Money amount={amount} currency={currency} className="font-semibold" />
                <span className="block text-xs text-ink-3">
                  <Money amount={divide(amount, boards)} currency={currency} /> per board
                </span>
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Small chips get lost more often than connectors: each class may have its own percentage. */
function ClassAttrition({ all, build }: { all: Shown[]; build: Build }) {
  const classes = useMemo(() => [...Map.groupBy(all, ({ work }) => classOf(work))], [all])
  const known = classes.filter(([kind]) => kind !== '').slice(0, 12)
  if (known.length === 0) return null
  return (
    <section aria-labelledby="class-attrition">
      <h2 id="class-attrition" className="pb-2 text-base font-medium">
        Attrition by class, %
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {known.map(([kind, members]) => (
          <Field
            key={kind}
            label={
              <>
                {kind} <Count value={members.length} className="font-normal text-ink-3" />
              </>
            }
          >
            <NumberField
              size="sm"
              min={0}
              max={MAX_SPARE}
              value={members[0]?.work.line.spare ?? build.spare}
              onValueChange={(spare) => setClassSpare(kind, spare === build.spare ? undefined : spare)}
            />
          </Field>
        ))}
      </div>
    </section>
  )
}
