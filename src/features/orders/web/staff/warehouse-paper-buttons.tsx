import { useState } from 'react'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { warehousePapers } from '../../picking.contract.ts'

const PAPERS = [
  { kind: 'pick', name: 'Pick list' },
  { kind: 'packing', name: 'Packing lists' },
  { kind: 'label', name: 'Labels' },
] as const

/** Papers for the orders that are chosen in a list. */
export function WarehousePaperButtons({ orderNos }: { orderNos: string[] }) {
  const [busy, setBusy] = useState('')
  async function print(kind: (typeof PAPERS)[number]['kind']) {
    setBusy(kind)
    await saveFile(warehousePapers, { kind, orderNos }, kind === 'label' ? 'labels.pdf' : `${kind}-lists.pdf`).catch(
      showError,
    )
    setBusy('')
  }
  return (
    <div role="toolbar" aria-label="Chosen orders" className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-2">{orderNos.length} chosen</span>
      {PAPERS.map(({ kind, name }) => (
        <Button
          key={kind}
          size="sm"
          disabled={orderNos.length === 0}
          loading={busy === kind}
          onClick={() => print(kind)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
