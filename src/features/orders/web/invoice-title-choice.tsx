import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { listInvoiceTitles } from '#features/account/invoice-title.contract.ts'
import { InvoiceTitleDialog } from '#features/account/web/my-data/invoice-title-dialog.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { FieldMessage } from '#web/ui/forms/field-message.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { useReading } from '#web/use-reading.ts'

type InvoiceTitleChoiceProps = {
  chosen: number | undefined
  onChoose: (invoiceTitleId: number) => void
  error: ReactNode
}

/** One of the kept invoice titles; a new one can be added on the spot. */
export function InvoiceTitleChoice({ chosen, onChoose, error }: InvoiceTitleChoiceProps) {
  /** How often one was added: each time the list is read again, and the newest is chosen. */
  const [added, setAdded] = useState(0)
  const [adding, setAdding] = useState(false)
  const reading = useReading(added, async () => {
    const { list } = await callApi(listInvoiceTitles, {})
    const ids = list.map((title) => title.invoiceTitleId)
    const usual = added > 0 ? ids.toSorted((a, b) => b - a)[0] : ids[0]
    if (usual !== undefined) onChoose(usual)
    return list
  })
  const titles = reading.state === 'ready' ? reading.value : reading.state === 'loading' ? reading.last : []

  if (!titles)
    return (
      <Loading label="Loading your invoice titles">
        <Skeleton className="h-16" />
      </Loading>
    )
  return (
    <div className="grid justify-items-start gap-2">
      {titles.length > 0 ? (
        <div className="w-full">
          <RadioGroup
            legend="Invoice title"
            framed
            options={titles.map((title) => ({
              value: String(title.invoiceTitleId),
              label: <span className="wrap-anywhere">{title.title}</span>,
              description: [title.taxNumber, title.address].filter(Boolean).join(', '),
            }))}
            value={String(chosen ?? '')}
            onValueChange={(value) => onChoose(Number(value))}
            error={error}
          />
        </div>
      ) : (
        <>
          <p className="text-ink-2">
            {reading.state === 'failed' ? reading.message : 'You have no invoice titles yet.'}
          </p>
          <FieldMessage hintId="" error={error} errorId="invoice-title-problem" />
        </>
      )}
      <Button size="sm" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" />
        Add an invoice title
      </Button>
      <InvoiceTitleDialog
        key={added}
        title={undefined}
        open={adding}
        onOpenChange={setAdding}
        onSaved={async () => setAdded(added + 1)}
      />
    </div>
  )
}
