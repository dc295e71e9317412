import { FileDown } from 'lucide-react'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { type DocumentKind, type OrderDetail, orderDocument } from '../orders.contract.ts'
import { DetailSection } from './detail-section.tsx'

const extensions: Partial<Record<DocumentKind, string>> = { csv: 'csv', xlsx: 'xlsx' }

const fileName = (orderNo: string, kind: DocumentKind): string =>
  kind in extensions ? `order-${orderNo}.${extensions[kind]}` : `${kind}-${orderNo}.pdf`

/** Available documents of the order. */
export function OrderDocuments({ order: { orderNo, documents } }: { order: OrderDetail }) {
  return (
    <DetailSection title="Documents" className="print:hidden">
      <ul className="-ml-3 grid justify-items-start">
        {documents.map(({ kind, name }) => (
          <li key={kind}>
            <DocumentButton orderNo={orderNo} kind={kind} name={name} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

function DocumentButton({ orderNo, kind, name }: { orderNo: string; kind: DocumentKind; name: string }) {
  const save = () => saveFile(orderDocument, { orderNo, kind }, fileName(orderNo, kind))
  const { busy, run } = useMutation(save, { onRefusal: showError })
  return (
    <Button variant="quiet" size="sm" loading={busy} onClick={run}>
      <FileDown aria-hidden="true" />
      {name}
    </Button>
  )
}
