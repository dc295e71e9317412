import { useEffect, useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Alternative, relatedGoods } from '../../catalog.contract.ts'
import { GoodsTable } from '../goods-table.tsx'
import { VerdictNote } from '../verdict-note.tsx'
import { ALTERNATIVES_BATCH_SIZE } from './alternatives-paging.ts'

type Page = { pageNumber: number; list: Alternative[]; totalCount: number } | { pageNumber: number; error: string }

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
  const [page, setPage] = useState<Page>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to ask again
  useEffect(() => {
    let left = false
    const keep = (answer: Page) => !left && setPage(answer)
    callApi(relatedGoods, { replaceGoodsId: goods.goodsId, pageNumber, pageSize: ALTERNATIVES_BATCH_SIZE }).then(
      (answer) => keep({ pageNumber, ...answer }),
      (error: unknown) => {
        if (!isAppError(error)) throw error
        keep({ pageNumber, error: error.message })
        if (!left) notify({ kind: 'error', message: error.message })
      },
    )
    return () => {
      left = true
    }
  }, [goods.goodsId, pageNumber, attempt])

  const shown = page?.pageNumber === pageNumber ? page : undefined
  const pages = page && 'totalCount' in page ? Math.ceil(page.totalCount / ALTERNATIVES_BATCH_SIZE) : 1
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
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
      {!shown && <Waiting />}
      {shown && 'error' in shown && (
        <ErrorState
          title="The list could not be read"
          actions={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
        >
          {shown.error}
        </ErrorState>
      )}
      {shown && 'list' in shown && (
        <GoodsTable
          caption={`Alternatives to ${goods.goodsModel}`}
          sections={[{ goods: shown.list }]}
          noteOf={noteOf}
        />
      )}
    </Dialog>
  )
}

function Waiting() {
  return (
    <Loading label="Reading the alternatives">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} className="my-3 h-24" />
      ))}
    </Loading>
  )
}
