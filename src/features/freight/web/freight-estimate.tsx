import { useState } from 'react'
import { lazyPart } from '#web/lazy-part.tsx'
import { useLoggedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'

const FreightList = lazyPart(async () => (await import('./freight-list.tsx')).FreightList)

export type FreightEstimateProps = { lines: ReadonlyArray<{ goodsId: number; count: number }> }

/** Freight estimate on request: it needs an address, so only for buyers. */
export function FreightEstimate({ lines }: FreightEstimateProps) {
  const loggedIn = useLoggedIn()
  const [wanted, setWanted] = useState(false)
  if (!loggedIn || lines.length === 0) return null
  if (!wanted)
    return (
      <Button size="sm" variant="quiet" onClick={() => setWanted(true)}>
        Estimate shipping
      </Button>
    )
  return <FreightList lines={lines} />
}
