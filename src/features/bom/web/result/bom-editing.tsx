import { Plus, Undo2 } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { countSameParts } from './bom-edits.ts'
import { addLine, mergeSameParts, takeAlternates, undo, useUndo, type WorkLine } from './bom-work.ts'

const LineEditor = lazyPart(async () => (await import('./lines/line-editor.tsx')).LineEditor)

/** What can be done to the lines as in a sheet. */
export const BomEditing = memo(function BomEditing({ lines }: { lines: WorkLine[] }) {
  const last = useUndo(({ past }) => past.at(-1)?.what)
  const [adding, setAdding] = useState(false)
  const same = useMemo(() => countSameParts(lines), [lines])
  const hasAlternates = useMemo(() => lines.some(({ found }) => found.approved.some(({ goods }) => goods)), [lines])
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={last === undefined} onClick={undo}>
          <Undo2 aria-hidden="true" />
          Undo{last && ` ${last}`}
        </Button>
        <Button size="sm" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          <Plus aria-hidden="true" />
          Add a line
        </Button>
        {same > 0 && (
          <Button size="sm" onClick={mergeSameParts}>
            Merge {same} duplicate {same === 1 ? 'line' : 'lines'}
          </Button>
        )}
        {hasAlternates && (
          <>
            <Button size="sm" onClick={() => takeAlternates('price')}>
              Use cheapest approved part
            </Button>
            <Button size="sm" onClick={() => takeAlternates('stock')}>
              Use alternates where short
            </Button>
          </>
        )}
      </div>
      {adding && (
        <LineEditor
          work={undefined}
          name="a new line"
          onSaved={(work) => {
            addLine(work)
            setAdding(false)
          }}
          onClosed={() => setAdding(false)}
        />
      )}
    </div>
  )
})
