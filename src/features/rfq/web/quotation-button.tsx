import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { quotationDocument } from '../rfq.contract.ts'

export function QuotationButton({ enquiryNo }: { enquiryNo: string }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await saveFile(quotationDocument, { enquiryNo }, `quotation-${enquiryNo}.pdf`)
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button loading={busy} onClick={save}>
      <FileDown aria-hidden="true" />
      Quotation (PDF)
    </Button>
  )
}
