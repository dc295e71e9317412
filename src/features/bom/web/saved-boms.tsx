import { useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { Money } from '../../../web/ui/money.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextLink } from '../../../web/ui/text-link.tsx'
import { useReading } from '../../../web/use-reading.ts'
import { deleteBom, myBoms, type SavedBom } from '../bom-matching.contract.ts'

/** What the customer has kept, the last first. */
export function SavedBoms() {
  const [round, setRound] = useState(0)
  const reading = useReading(round, () => callApi(myBoms, { pageSize: 50 }))
  if (reading.state !== 'ready' || reading.value.list.length === 0) return null

  async function remove({ bomId }: SavedBom) {
    try {
      await callApi(deleteBom, { bomId })
      notify({ kind: 'success', message: 'successfully' })
      setRound(round + 1)
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    }
  }

  return (
    <section aria-labelledby="saved-boms">
      <h2 id="saved-boms" className="pb-2 text-xl">
        Your bills of materials
      </h2>
      <ul className="divide-y divide-line-2 border-y border-line-2">
        {reading.value.list.map((bom) => (
          <li key={bom.bomId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <TextLink to={`/bomResult?bomId=${bom.bomId}`}>{bom.name}</TextLink>
            <span className="text-sm text-ink-3">
              {bom.lineCount} {bom.lineCount === 1 ? 'line' : 'lines'}, {bom.boards}{' '}
              {bom.boards === 1 ? 'board' : 'boards'}
              {bom.shared && ', shared'}
            </span>
            <span className="ml-auto flex flex-wrap items-baseline gap-x-4 text-sm">
              {bom.totals.map((total) => (
                <Money key={total.currency} amount={total.amount} currency={total.currency} />
              ))}
              <span className="text-ink-3">
                <Moment at={bom.savedAt} />
              </span>
              <Button size="sm" variant="quiet" onClick={() => remove(bom)} aria-label={`Delete ${bom.name}`}>
                Delete
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
