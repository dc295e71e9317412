import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { type DocumentKind, type OrderDetail, orderDocument } from '../orders.contract.ts'
import { DetailSection } from './detail-section.tsx'

const extensions: Partial<Record<DocumentKind, string>> = { csv: 'csv', xlsx: 'xlsx' }

const fileName = (orderNo: string, kind: DocumentKind): string =>
  kind in extensions ? `order-${orderNo}.${extensions[kind]}` : `${kind}-${orderNo}.pdf`

/** Papers of the order, as far as there are any yet. */
export function OrderDocuments({ order: { orderNo, documents } }: { order: OrderDetail }) {
  const [saving, setSaving] = useState<DocumentKind>()

  async function save(kind: DocumentKind) {
    setSaving(kind)
    try {
      await saveFile(orderDocument, { orderNo, kind }, fileName(orderNo, kind))
    } catch (error) {
      showError(error)
    } finally {
      setSaving(undefined)
    }
  }

  return (
    <DetailSection title="Documents" className="print:hidden">
      <ul className="-ml-3 grid justify-items-start">
        {documents.map(({ kind, name }) => (
          <li key={kind}>
            <Button variant="quiet" size="sm" loading={saving === kind} onClick={() => save(kind)}>
              <FileDown aria-hidden="true" />
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
