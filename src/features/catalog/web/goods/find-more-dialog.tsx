import { useEffect, useState } from 'react'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useReading } from '#web/use-reading.ts'
import { type Alternative, relatedGoods } from '../../catalog.contract.ts'
import { GoodsTable } from '../goods-table.tsx'
import { VerdictNote } from '../verdict-note.tsx'
import { ALTERNATIVES_BATCH_SIZE } from './alternatives-paging.ts'

const noteOf = ({ verdict }: Alternative) => <VerdictNote verdict={verdict} />

/** All parts with the same function, five at a time. */
export function FindMoreDialog({
  goods,
  onClose,
}: {
  goods: { goodsId: number; goodsModel: string }
  onClose: () => void
}) {
  const [pageNumber, setPageNumber] = useState(1)
  const reading = useReading(`${goods.goodsId} ${pageNumber}`, () =>
    callApi(relatedGoods, { replaceGoodsId: goods.goodsId, pageNumber, pageSize: ALTERNATIVES_BATCH_SIZE }),
  )
  const problem = reading.state === 'failed' ? reading.message : undefined
  useEffect(() => {
    if (problem) notify({ kind: 'error', message: problem })
  }, [problem])
  const page = reading.state === 'ready' ? reading.value : reading.state === 'loading' ? reading.last : undefined
  const pages = page ? Math.ceil(page.totalCount / ALTERNATIVES_BATCH_SIZE) : 1
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={`Alternatives to ${goods.goodsModel}`}
      footer={
        <>
          <span className="mr-auto self-center text-sm text-ink-3">
            Page {pageNumber} of {pages}
          </span>
          <Button disabled={pageNumber <= 1} onClick={() => setPageNumber(pageNumber - 1)}>
            Previous page
          </Button>
          <Button disabled={pageNumber >= pages} onClick={() => setPageNumber(pageNumber + 1)}>
            Next page
          </Button>
        </>
      }
    >
      {reading.state === 'loading' && <Waiting />}
      {reading.state === 'failed' && (
        <ErrorState title="The list could not be loaded" actions={<Button onClick={reading.retry}>Try again</Button>}>
          {reading.message}
        </ErrorState>
      )}
      {reading.state === 'ready' && (
        <GoodsTable
          caption={`Alternatives to ${goods.goodsModel}`}
          sections={[{ goods: reading.value.list }]}
          noteOf={noteOf}
        />
      )}
    </Dialog>
  )
}

function Waiting() {
  return (
    <Loading label="Loading the alternatives">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="my-3 h-24" />
      ))}
    </Loading>
  )
}
