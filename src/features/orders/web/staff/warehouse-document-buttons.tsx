import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { warehouseDocuments } from '../../picking.contract.ts'

const DOCUMENTS = [
  { kind: 'pick', name: 'Pick list' },
  { kind: 'packing', name: 'Packing lists' },
  { kind: 'label', name: 'Labels' },
] as const

/** Documents for the selected orders of a list. */
export function WarehouseDocumentButtons({ orderNos }: { orderNos: string[] }) {
  return (
    <div role="toolbar" aria-label="Chosen orders" className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-2">{orderNos.length} chosen</span>
      {DOCUMENTS.map((document) => (
        <DocumentButton key={document.kind} {...document} orderNos={orderNos} />
      ))}
    </div>
  )
}

function DocumentButton({ kind, name, orderNos }: (typeof DOCUMENTS)[number] & { orderNos: string[] }) {
  const print = () =>
    saveFile(warehouseDocuments, { kind, orderNos }, kind === 'label' ? 'labels.pdf' : `${kind}-lists.pdf`)
  const { busy, run } = useMutation(print, { onRefusal: showError })
  return (
    <Button size="sm" disabled={orderNos.length === 0} loading={busy} onClick={run}>
      {name}
    </Button>
  )
}
