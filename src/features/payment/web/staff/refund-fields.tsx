import { useState } from 'react'
import { formatMoney } from '#shared/money/format-money.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Problems } from '#web/use-form.ts'
import { pieceField, priceOfPieces, type RefundableLine, readRefundPieces } from '../../refund-form.rules.ts'

const WAYS = [
  { value: 'amount', label: 'An amount' },
  { value: 'pieces', label: 'Pieces' },
] as const

type RefundFieldsProps = {
  lines: readonly RefundableLine[]
  /** Pieces to start with, by line. With any, pieces are refunded, not the whole amount. */
  missing: Readonly<Record<number, string>>
  currency: string
  /** What the amount starts from. */
  suggested: string
  hasTax: boolean
  problems: Problems
}

/** An amount or pieces: only what is chosen is shown, so that the other cannot be refunded by mistake. */
export function RefundFields({ lines, missing, currency, suggested, hasTax, problems }: RefundFieldsProps) {
  const [by, setBy] = useState<'amount' | 'pieces'>(Object.keys(missing).length > 0 ? 'pieces' : 'amount')
  return (
    <>
      {lines.length > 0 && (
        <RadioGroup legend="Refund" name="by" options={WAYS} value={by} onValueChange={setBy} framed dense />
      )}
      {by === 'amount' ? (
        <Field label={`Amount in ${currency}`} error={problems.amount} required>
          <TextInput
            name="amount"
            mono
            inputMode="decimal"
            autoComplete="off"
            maxLength={17}
            defaultValue={suggested.replace(/0{1,2}$/, '')}
          />
        </Field>
      ) : (
        <PieceFields lines={lines} missing={missing} currency={currency} hasTax={hasTax} problems={problems} />
      )}
      <Field label="Reason (sent to the customer)" error={problems.note} required>
        <TextArea name="note" rows={2} maxLength={500} />
      </Field>
    </>
  )
}

function PieceFields({ lines, missing, currency, hasTax, problems }: Omit<RefundFieldsProps, 'suggested'>) {
  const [typed, setTyped] = useState<Record<number, string>>(missing)
  const pieces = readRefundPieces({ piecesOf: (lineId) => (typed[lineId] ?? '').trim() }, lines)
  return (
    <div className="grid gap-2">
      {lines.map(({ lineId, goodsModel, count, unitPrice }) => (
        <Field
          key={lineId}
          label={`${goodsModel}, ${count} ordered at ${formatMoney(unitPrice, currency)}`}
          error={problems[pieceField(lineId)]}
        >
          <TextInput
            name={pieceField(lineId)}
            mono
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={typed[lineId] ?? ''}
            onChange={({ target }) => setTyped((before) => ({ ...before, [lineId]: target.value }))}
          />
        </Field>
      ))}
      <p role="status" className="text-sm text-ink-2">
        {pieces.length > 0 &&
          `Goods ${formatMoney(priceOfPieces(pieces, lines), currency)}${hasTax ? ', and their tax' : ''}`}
      </p>
    </div>
  )
}
