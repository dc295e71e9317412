import { divide } from '#shared/decimal.ts'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { MAX_BOARDS, MAX_SPARE } from '../../bom.rules.ts'
import type { BomTotal } from '../../bom-matching.contract.ts'
import { changeBuild } from './bom-work.ts'

type BomBuildProps = {
  build: { boards: number; spare: number }
  totals: BomTotal[]
  /** Lines that cost something if they are taken. */
  lineCount: number
}

/** How many boards, and what all of it costs, in each currency. */
export function BomBuild({ build: { boards, spare }, totals, lineCount }: BomBuildProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 rounded-lg border border-line p-4">
      <Field label="Boards" className="w-40 max-sm:w-[calc(50%-0.75rem)]">
        <NumberField value={boards} min={1} max={MAX_BOARDS} onValueChange={(next) => changeBuild({ boards: next })} />
      </Field>
      <Field label="Spare, %" className="w-34 max-sm:w-[calc(50%-0.75rem)]">
        <NumberField value={spare} min={0} max={MAX_SPARE} onValueChange={(next) => changeBuild({ spare: next })} />
      </Field>
      <dl aria-live="polite" className="ml-auto flex flex-wrap justify-end gap-x-8 gap-y-2 text-right">
        {totals.length === 0 && (
          <div>
            <dt className="text-sm text-ink-3">Total</dt>
            <dd>No part chosen yet</dd>
          </div>
        )}
        {totals.map((total) => (
          <div key={total.currency}>
            <dt className="text-sm text-ink-3">
              Total {total.currency}, <Count value={total.lineCount} /> of <Count value={lineCount} /> lines
            </dt>
            <dd className="text-2xl font-semibold">
              <Money amount={total.amount} currency={total.currency} />
            </dd>
            {boards > 1 && (
              <dd className="text-sm text-ink-3">
                about <Money amount={divide(total.amount, boards)} currency={total.currency} /> a board
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
