import { useState } from 'react'
import { searchAddress } from '#features/catalog/web/addresses.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { joinCart, type PastedOutcome } from '../cart.contract.ts'
import { loadCart } from './cart-lines.ts'

const names: Record<PastedOutcome['result'], [name: string, tone: BadgeTone]> = {
  added: ['Added', 'good'],
  not_found: ['Not found', 'bad'],
  several_makers: ['Several manufacturers', 'warn'],
  above_stock: ['Above stock', 'warn'],
  below_minimum: ['Below minimum', 'warn'],
  off_multiple: ['Not a multiple', 'warn'],
  no_quantity: ['No quantity', 'bad'],
  not_for_sale: ['On request', 'warn'],
  cart_full: ['Cart is full', 'bad'],
}

/** The result of each line. Lines that were not added can be corrected here. */
export function PasteOutcomes({ outcomes }: { outcomes: PastedOutcome[] }) {
  const added = outcomes.filter((outcome) => outcome.result === 'added').length
  return (
    <>
      <p role="status" className="pb-3">
        <Count value={added} /> of <Count value={outcomes.length} /> {outcomes.length === 1 ? 'line' : 'lines'} added.
      </p>
      <ol aria-label="Result of each line" className="divide-y divide-line-2 border-y border-line-2">
        {outcomes.map((outcome) => (
          <OutcomeLine key={outcome.lineNumber} outcome={outcome} />
        ))}
      </ol>
    </>
  )
}

function OutcomeLine({ outcome }: { outcome: PastedOutcome }) {
  const [isCorrected, setCorrected] = useState(false)
  const [name, tone] = names[isCorrected ? 'added' : outcome.result]

  async function add(goodsId: number, count: number) {
    await callApi(joinCart, { goodsId, count })
    setCorrected(true)
    await loadCart()
  }
  const adding = useMutation(add, { onRefusal: showError })

  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 py-2">
      <span className="text-right font-mono text-sm text-ink-3">{outcome.lineNumber}</span>
      <div className="min-w-0">
        <p className="font-mono text-sm wrap-anywhere">{outcome.text}</p>
        {!isCorrected && outcome.result !== 'added' && (
          <>
            <p className="text-sm text-ink-2">
              {outcome.message}{' '}
              {outcome.result === 'not_found' && (
                <TextLink inline to={searchAddress(outcome.text)}>
                  Search for it
                </TextLink>
              )}
            </p>
            <Ways outcome={outcome} onAdd={adding.run} />
          </>
        )}
      </div>
      <Badge tone={tone}>{name}</Badge>
    </li>
  )
}

type WaysProps = { outcome: PastedOutcome; onAdd: (goodsId: number, count: number) => Promise<void> }

/** Buttons for the nearest valid quantities, or for the makers. */
function Ways({ outcome: { goods, take, count }, onAdd }: WaysProps) {
  const [first] = goods
  const makers = goods.length > 1 && count !== null
  return (
    <p className="flex flex-wrap gap-2 pt-1.5 empty:hidden">
      {makers &&
        goods.map(({ goodsId, brand }) => (
          <Button key={goodsId} size="sm" onClick={() => void onAdd(goodsId, count)}>
            {brand.brandName}
          </Button>
        ))}
      {first &&
        take.map((quantity) => (
          <Button key={quantity} size="sm" onClick={() => void onAdd(first.goodsId, quantity)}>
            Take <Count value={quantity} />
          </Button>
        ))}
    </p>
  )
}
