import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { type ChosenCounts, toggleLine } from '../../after-sale-form.rules.ts'
import type { OrderLine } from '../../order.schema.ts'

type AfterSaleLinesProps = {
  lines: readonly OrderLine[]
  chosen: ChosenCounts
  onChange: (chosen: ChosenCounts) => void
  problem: string | undefined
}

/** Which lines, and how many pieces of each. */
export function AfterSaleLines({ lines, chosen, onChange, problem }: AfterSaleLinesProps) {
  return (
    <ChoiceGroup legend="Which lines are affected?" error={problem}>
      <ul className="border-y border-line">
        {lines.map((line) => (
          <li
            key={line.lineId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 py-2.5 first:border-t-0"
          >
            <Checkbox
              name="lines"
              label={
                <span className="flex items-center gap-4">
                  <GoodsPicture coverPic={line.coverPic} alt="" className="w-12 shrink-0" />
                  <span className="min-w-0">
                    <ModelText model={line.goodsModel} className="wrap-anywhere" />
                    <span className="block text-xs text-ink-3">
                      <Count value={line.count} /> ordered
                      {line.returnableCount < line.count && (
                        <>
                          , <Count value={line.returnableCount} /> of them can still be returned
                        </>
                      )}
                    </span>
                  </span>
                </span>
              }
              checked={chosen.has(line.lineId)}
              disabled={line.returnableCount === 0}
              onChange={() => onChange(toggleLine(chosen, line))}
              className="min-w-0 grow items-center!"
            />
            {chosen.has(line.lineId) && (
              <NumberField
                label={`Pieces of ${line.goodsModel}`}
                value={chosen.get(line.lineId)}
                max={line.returnableCount}
                onValueChange={(count) => onChange(new Map(chosen).set(line.lineId, count))}
                className="w-36 max-sm:ml-8"
              />
            )}
          </li>
        ))}
      </ul>
    </ChoiceGroup>
  )
}
