import { FileDown } from 'lucide-react'
import { showError } from '#web/errors/show-error.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { quotationDocument } from '../rfq.contract.ts'

export function QuotationButton({ enquiryNo }: { enquiryNo: string }) {
  const save = () => saveFile(quotationDocument, { enquiryNo }, `quotation-${enquiryNo}.pdf`)
  const { busy, run } = useMutation(save, { onRefusal: showError })
  return (
    <Button loading={busy} onClick={run}>
      <FileDown aria-hidden="true" />
      Quotation (PDF)
    </Button>
  )
}
