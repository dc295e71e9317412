import { type SubmitEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { LineLabelsNote } from '#features/catalog/web/line-labels.tsx'
import { PackingNote } from '#features/catalog/web/packing-note.tsx'
import { pickLine } from '#features/orders/picking.contract.ts'
import { findScanned } from '#features/orders/picking.rules.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { useMutation } from '#web/use-mutation.ts'
import type { StaffOrderDetail } from '../staff-order-detail.ts'
import { MissingButton, PlaceButton } from './line-buttons.tsx'
import { joinLines, type WarehouseLine } from './warehouse-line.ts'

const PAID = 2

/** The lines of an order with place, what is picked, and a field for the scanner. */
export function PickingTable({ order }: { order: StaffOrderDetail }) {
  const can = useCan()
  const lines = joinLines(order)
  const isPicking = order.status === PAID && can('orders.ship')
  const [scanned, setScanned] = useState<number>()
  return (
    <StaffSection
      title="Lines"
      aside={
        isPicking ? (
          <ScanField lines={lines} onFound={setScanned} />
        ) : (
          <p className="text-sm text-ink-3">
            <Count value={order.totalCount} /> {order.totalCount === 1 ? 'piece' : 'pieces'},{' '}
            <Count value={order.weightGrams} /> g
          </p>
        )
      }
    >
      <TableFrame caption="Order lines" stacked>
        <thead>
          <tr>
            <Th>Part</Th>
            <Th>Place</Th>
            <Th numeric>Ordered</Th>
            <Th numeric>Picked</Th>
            <Th>State</Th>
            <Th numeric>Price</Th>
            <Th numeric>Amount</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PickingRow
              key={line.lineId}
              order={order}
              line={line}
              isPicking={isPicking}
              isScanned={line.lineId === scanned}
            />
          ))}
        </tbody>
      </TableFrame>
    </StaffSection>
  )
}

type PickingRowProps = { order: StaffOrderDetail; line: WarehouseLine; isPicking: boolean; isScanned: boolean }

function PickingRow({ order, line, isPicking, isScanned }: PickingRowProps) {
  return (
    <tr className={isScanned ? 'bg-accent-wash *:first:shadow-[inset_3px_0_var(--color-link)]' : ''}>
      <Td className="py-2!">
        <span className="font-mono wrap-anywhere">{line.goodsModel}</span>
        <span className="block text-xs text-ink-3">{[line.brandName, line.package].filter(Boolean).join(' · ')}</span>
        <PackingNote {...line} currency={order.amountCurrency} />
        <LineLabelsNote {...line} />
      </Td>
      <Td label="Place" className="py-2! font-mono text-sm">
        {isPicking ? <PlaceButton line={line} /> : line.place || '–'}
      </Td>
      <Td label="Ordered" numeric className="py-2!">
        <Count value={line.count} className="font-mono" />
      </Td>
      <Td label="Picked" numeric className="py-2!">
        {isPicking ? (
          // A new input after a scan: an input keeps its initial value.
          <PickedField key={`${line.picked} ${isScanned}`} orderNo={order.orderNo} line={line} focused={isScanned} />
        ) : (
          <Count value={line.picked} className="font-mono" />
        )}
      </Td>
      <Td label="State" className="py-2!">
        <span className="inline-flex flex-wrap items-center gap-1">
          <LineState line={line} />
          {isPicking && line.count - line.shipped > 0 && <MissingButton order={order} line={line} />}
        </span>
      </Td>
      <Td label="Price" numeric className="py-2!">
        <Money amount={line.unitPrice} currency={order.amountCurrency} />
        {line.listPrice && (
          <span className="block text-xs text-ink-3">
            List <Money amount={line.listPrice} currency={order.amountCurrency} />, price list {line.priceList}
          </span>
        )}
      </Td>
      <Td label="Amount" numeric className="py-2!">
        <Money amount={line.amount} currency={order.amountCurrency} />
      </Td>
    </tr>
  )
}

function LineState({ line: { count, picked, missing, shipped } }: { line: WarehouseLine }) {
  return (
    <>
      {shipped > 0 && <Badge tone="good">{shipped === count ? 'shipped' : `${shipped} shipped`}</Badge>}
      {missing > 0 && <Badge tone="bad">{missing} missing</Badge>}
      {picked > shipped && <Badge tone="good">{picked - shipped} picked</Badge>}
      {count - missing - Math.max(picked, shipped) > 0 && <Badge>To pick</Badge>}
    </>
  )
}

const isPicked = ({ picked, count }: WarehouseLine) => picked >= count

/** A scanner types and presses Enter: the line of that part is marked and its number is next. */
function ScanField({ lines, onFound }: { lines: WarehouseLine[]; onFound: (lineId: number | undefined) => void }) {
  const [unknown, setUnknown] = useState('')
  function scan(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('scan') ?? '').trim()
    // A part may be on several lines: those that are not picked yet come first.
    const line = findScanned(
      [...lines].sort((a, b) => Number(isPicked(a)) - Number(isPicked(b))),
      text,
    )
    setUnknown(line ? '' : text)
    onFound(line?.lineId)
    form.reset()
    if (line) document.getElementById(`picked-${line.lineId}`)?.focus()
  }
  return (
    <form onSubmit={scan} className="flex w-full items-center gap-2 sm:w-72">
      <span role="status" className="text-sm text-bad">
        {unknown && `${unknown} is not in this order`}
      </span>
      <TextInput
        name="scan"
        aria-label="Scan a part or a place"
        placeholder="Scan a part or a place"
        autoComplete="off"
        maxLength={200}
        mono
      />
    </form>
  )
}

type PickedFieldProps = { orderNo: string; line: WarehouseLine; focused: boolean }

function PickedField({ orderNo, line, focused }: PickedFieldProps) {
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState('')
  const ref = useRef<HTMLInputElement>(null)
  const left = line.count - line.missing
  async function pick(count: number) {
    await callApi(pickLine, { orderNo, lineId: line.lineId, count })
    await revalidate()
  }
  const picking = useMutation(pick)
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const count = Number(ref.current?.value)
    if (!Number.isInteger(count) || count < 0) return setProblem('Please enter a whole number')
    setProblem('')
    await picking.run(count)
  }
  const shown = problem || picking.refusal?.message
  return (
    <form onSubmit={save} className="grid w-36 grid-cols-[minmax(0,1fr)_auto] items-center gap-1 sm:ml-auto">
      <TextInput
        ref={ref}
        id={`picked-${line.lineId}`}
        aria-label={`Picked of ${line.goodsModel}`}
        aria-invalid={shown ? true : undefined}
        inputMode="numeric"
        autoComplete="off"
        mono
        defaultValue={focused && line.picked === 0 ? left : line.picked}
        autoFocus={focused}
        onFocus={(event) => event.target.select()}
      />
      <Button type="submit" size="sm">
        Save
      </Button>
      {shown && (
        <span role="alert" className="col-span-2 text-xs text-bad">
          {shown}
        </span>
      )}
    </form>
  )
}
