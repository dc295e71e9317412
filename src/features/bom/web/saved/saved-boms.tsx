import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { useMayOrder } from '#web/team/may-order.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/display/error-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useReading } from '#web/use-reading.ts'
import { myBoms, type SavedBom } from '../../saved-bom.contract.ts'
import { RenameForm } from './rename-form.tsx'
import { renameSavedBom } from './saved-bom-work.ts'

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

const ON_A_PAGE = 10

/** The customer's saved BOMs, the latest first. */
export function SavedBoms() {
  const [round, setRound] = useState(0)
  const [page, setPage] = useState(1)
  const [leaving, setLeaving] = useState<{ bom: SavedBom; open: boolean }>()
  const reading = useReading(`${round} ${page}`, () => callApi(myBoms, { pageNumber: page, pageSize: ON_A_PAGE }))
  if (reading.state === 'failed')
    return <ErrorState title={reading.message} actions={<Button onClick={reading.retry}>Try again</Button>} />
  const { list, totalCount } = (reading.state === 'ready' ? reading.value : reading.last) ?? { list: [], totalCount: 0 }
  if (list.length === 0) return null

  return (
    <section aria-labelledby="saved-boms">
      <h2 id="saved-boms" className="pb-2 text-xl">
        Your bills of materials
      </h2>
      <ul className="divide-y divide-line-2 border-y border-line-2">
        {list.map((bom) => (
          <SavedRow
            key={bom.bomId}
            bom={bom}
            onRenamed={() => setRound(round + 1)}
            onDelete={() => setLeaving({ bom, open: true })}
          />
        ))}
      </ul>
      {totalCount > ON_A_PAGE && (
        <p className="flex items-center gap-2 pt-2 text-sm">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button size="sm" disabled={page * ON_A_PAGE >= totalCount} onClick={() => setPage(page + 1)}>
            Older
          </Button>
          <span className="text-ink-3">{totalCount} in all</span>
        </p>
      )}
      {leaving && (
        <DeleteDialog
          {...leaving}
          onOpenChange={(open) => setLeaving({ ...leaving, open })}
          onDeleted={() => {
            setRound(round + 1)
            if (list.length === 1) setPage(Math.max(1, page - 1))
          }}
        />
      )}
    </section>
  )
}

type SavedRowProps = { bom: SavedBom; onRenamed: () => void; onDelete: () => void }

function SavedRow({ bom, onRenamed, onDelete }: SavedRowProps) {
  const [renaming, setRenaming] = useState(false)
  const mayOrder = useMayOrder()
  if (renaming)
    return (
      <li className="py-2">
        <RenameForm
          name={bom.name}
          onRename={async (name) => {
            await renameSavedBom(bom.bomId, name)
            onRenamed()
          }}
          onClose={() => setRenaming(false)}
        />
      </li>
    )
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
      <TextLink to={`/bomResult?bomId=${bom.bomId}`}>{bom.name}</TextLink>
      <span className="text-sm text-ink-3">
        {bom.lineCount} {bom.lineCount === 1 ? 'line' : 'lines'}, {bom.boards} {bom.boards === 1 ? 'board' : 'boards'}
        {bom.version > 1 && `, version ${bom.version}`}
        {bom.shared && ', shared'}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 text-sm sm:ml-auto">
        {bom.totals.map((total) => (
          <Money key={total.currency} amount={total.amount} currency={total.currency} />
        ))}
        <span className="text-ink-3">
          <Moment at={bom.savedAt} />
        </span>
        {mayOrder && (
          <>
            <Button size="sm" variant="quiet" onClick={() => setRenaming(true)} aria-label={`Rename ${bom.name}`}>
              Rename
            </Button>
            <Button size="sm" variant="quiet" onClick={onDelete} aria-label={`Delete ${bom.name}`}>
              Delete
            </Button>
          </>
        )}
      </span>
    </li>
  )
}
