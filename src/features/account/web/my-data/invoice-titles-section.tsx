import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { useMayOrder } from '#web/team/may-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { type InvoiceTitle, removeInvoiceTitle } from '../../invoice-title.contract.ts'
import { Section } from './section.tsx'

const InvoiceTitleDialog = lazyPart(async () => (await import('./invoice-title-dialog.tsx')).InvoiceTitleDialog)

type InvoiceTitlesSectionProps = { titles: readonly InvoiceTitle[]; onChanged: () => Promise<void> }

/** An open dialog; a new key each time resets it. */
type Asked = { time: number; open: boolean; title: InvoiceTitle | undefined }

export function InvoiceTitlesSection({ titles, onChanged }: InvoiceTitlesSectionProps) {
  const [asked, setAsked] = useState<Asked>()
  const mayOrder = useMayOrder()
  const edit = (title?: InvoiceTitle) => setAsked((last) => ({ time: (last?.time ?? 0) + 1, open: true, title }))

  async function remove({ invoiceTitleId }: InvoiceTitle) {
    await callApi(removeInvoiceTitle, { invoiceTitleId })
    notify({ kind: 'success', message: 'successfully' })
    await onChanged()
  }
  const removal = useMutation(remove, { onRefusal: showError })

  return (
    <Section
      id="invoice-titles"
      title="Invoice titles"
      description="Shown on your invoices. You choose one when you request an invoice."
    >
      {titles.length > 0 && (
        <ul className="mb-4 border-b border-line-2">
          {titles.map((title) => (
            <li key={title.invoiceTitleId} className="flex items-start gap-2 border-t border-line-2 py-3">
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  {title.title}
                  {title.isDefault && <Badge tone="good">Default</Badge>}
                </p>
                <p className="text-sm wrap-anywhere text-ink-3">
                  {[title.taxNumber, title.address].filter(Boolean).join(', ')}
                </p>
              </div>
              {mayOrder && (
                <>
                  <IconButton size="sm" label={`Edit ${title.title}`} onClick={() => edit(title)}>
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton size="sm" label={`Remove ${title.title}`} onClick={() => void removal.run(title)}>
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayOrder && (
        <Button onClick={() => edit()}>
          <Plus aria-hidden="true" />
          Add an invoice title
        </Button>
      )}
      {asked && (
        <InvoiceTitleDialog
          key={asked.time}
          title={asked.title}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          onSaved={onChanged}
        />
      )}
    </Section>
  )
}
