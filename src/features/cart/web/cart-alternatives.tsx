import { useState } from 'react'
import { isDiscontinued } from '#features/catalog/availability.rules.ts'
import { lazyPart } from '#web/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CartLine } from '../cart.contract.ts'

const FindMoreDialog = lazyPart(
  async () => (await import('#features/catalog/web/goods/find-more-dialog.tsx')).FindMoreDialog,
)

/** Alternatives for a short or discontinued line, each with its disadvantages. */
export function CartAlternatives({ line }: { line: CartLine }) {
  const [open, setOpen] = useState(false)
  if (!line.stockShort && !isDiscontinued(line.lifecycle)) return null
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ml-2 h-7! px-2! text-xs! underline underline-offset-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Alternatives<span className="sr-only"> to {line.goodsModel}</span>
      </Button>
      {open && <FindMoreDialog goods={line} onClose={() => setOpen(false)} />}
    </>
  )
}
