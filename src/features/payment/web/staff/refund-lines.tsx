import { Count } from '#web/ui/display/count.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered } from '#web/use-form.ts'

export interface RefundableLine {
  lineId: number
  goodsModel: string
  count: number
}

/** Pieces to give back, by the name of their field. */
export const readRefundLines = (entered: Entered, lines: readonly RefundableLine[]) =>
  lines
    .map(({ lineId }) => ({ lineId, count: Number(entered.text(`refund${lineId}`)) || 0 }))
    .filter(({ count }) => count > 0)

/** Pieces instead of an amount: the price of the order counts. */
export function RefundLines({ lines }: { lines: readonly RefundableLine[] }) {
  return (
    <details>
      <summary className="py-1 underline">Or by pieces</summary>
      <div className="grid gap-2 pt-2">
        {lines.map(({ lineId, goodsModel, count }) => (
          <Field
            key={lineId}
            label={
              <>
                {goodsModel}, of <Count value={count} />
              </>
            }
          >
            <TextInput name={`refund${lineId}`} mono inputMode="numeric" autoComplete="off" placeholder="0" />
          </Field>
        ))}
      </div>
    </details>
  )
}
