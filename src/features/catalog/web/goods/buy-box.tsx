import { use, useId, useState } from 'react'
import { isPositive, sum } from '#shared/decimal.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Goods, GoodsDetail, PackingChoice, PackingCode } from '../../catalog.contract.ts'
import {
  describePackaging,
  findPrice,
  findQuantityProblem,
  findTierHint,
  offerOf,
  roundUp,
} from '../../catalog.rules.ts'
import { arrivesAs, feeOf, findChoice, withPacking } from '../../packing/packing.rules.ts'
import { AddToCartButton, BuyNowButton } from '../add-to-cart-button.tsx'
import { AddToRfqButton } from '../add-to-rfq-button.tsx'
import { AskLink } from '../ask-link.tsx'
import { NonCancellableNote } from '../non-cancellable-note.tsx'
import { useOwnPrices } from '../own-prices/use-own-prices.ts'
import { PartActionsContext } from '../part-actions.ts'
import { QuantityField } from '../quantity/quantity-field.tsx'
import { QuantityProblemText } from '../quantity/quantity-problem.tsx'
import { TierHintText } from '../tier-hint.tsx'
import { PackingOptions } from './packing-options.tsx'
import { PriceChart } from './price-chart.tsx'
import { StockFacts } from './stock-facts.tsx'
import { TierTable } from './tier-table.tsx'

/** Stock, prices, a quantity, and what can be done with it. */
export function BuyBox({ goods: shown }: { goods: GoodsDetail }) {
  const part = useOwnPrices([shown])[0] ?? shown
  const [packing, setPacking] = useState<PackingCode>('')
  const choice = findChoice(part.packingChoices, packing) ?? part.packingChoices[0]
  const goods = choice ? withPacking(part, choice) : part
  const offer = offerOf(goods)
  return (
    <Panel>
      <section aria-label={`Buy ${goods.goodsModel}`} className="priced flex flex-col gap-3">
        <StockFacts goods={part} />
        <NonCancellableNote isNonCancellable={part.trade?.isNonCancellable} />
        <PackingOptions
          choices={part.packingChoices}
          stockCount={part.stockCount}
          chosen={packing}
          onChoose={setPacking}
          currency={part.currency}
        />
        {/* Another packaging begins with its own smallest quantity. */}
        {offer === 'buy' ? (
          <Order key={packing} goods={goods} choice={choice} />
        ) : (
          <Ask goods={goods} arrange={offer === 'arrange'} />
        )}
        <div className="text-xs text-ink-3">
          {(goods.minBuyCount > 1 || goods.multCount > 1) && <p>{describePackaging(goods)}</p>}
          {goods.sales > 0 && (
            <p>
              Recently completed orders: <Count value={goods.sales} />
            </p>
          )}
        </div>
      </section>
    </Panel>
  )
}

function Order({ goods, choice }: { goods: Goods; choice: PackingChoice | undefined }) {
  const packing = choice?.packing ?? ''
  const [count, setCount] = useState(packing === '' ? goods.count : roundUp(1, goods))
  const problemId = useId()
  const problem = findQuantityProblem(count, goods)
  const price = findPrice(goods.priceList, count)
  const hint = findTierHint(goods, count)
  const fee = choice ? feeOf(choice, count) : '0'
  const arrives = choice && !problem ? arrivesAs(choice, count) : ''
  const { FreightEstimate } = use(PartActionsContext)
  return (
    <>
      <TierTable priceList={goods.priceList} currency={goods.currency} count={count} />
      <PriceChart priceList={goods.priceList} count={count} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1">
        <QuantityField
          label="Quantity"
          size="lg"
          value={count}
          onChange={setCount}
          max={goods.stockCount}
          step={goods.multCount}
          least={goods.minBuyCount}
          invalid={problem !== undefined}
          describedBy={problem && problemId}
          className="w-36"
        />
        <OrderTotal price={price} count={count} fee={fee} currency={goods.currency} />
      </div>
      {problem && <QuantityProblemText id={problemId} problem={problem} onTake={setCount} />}
      {!problem && hint && price && (
        <TierHintText hint={hint} count={count} total={price.total} currency={goods.currency} onTake={setCount} />
      )}
      {arrives && <p className="text-sm text-ink-2">Arrives as {arrives}</p>}
      <AddToCartButton goods={goods} count={count} packing={packing} size="lg" wide />
      <div className="grid grid-cols-2 gap-2">
        <BuyNowButton goods={goods} count={count} packing={packing} wide />
        <AddToRfqButton goods={goods} count={count} packing={packing} wide />
      </div>
      {FreightEstimate && !problem && <FreightEstimate lines={[{ goodsId: goods.goodsId, count }]} />}
      <p className="text-sm">
        <AskLink
          goods={goods}
          count={count}
          as={(link) => (
            <TextLink {...link} className="inline-block py-0.5">
              Need more or a better price? Ask for a quote
            </TextLink>
          )}
        />
      </p>
    </>
  )
}

function Ask({ goods, arrange }: { goods: Goods; arrange: boolean }) {
  return (
    <>
      {goods.priceList.length > 0 ? (
        <TierTable priceList={goods.priceList} currency={goods.currency} count={0} />
      ) : (
        <p className="text-ink-2">Price on request</p>
      )}
      <AskLink
        goods={goods}
        count={goods.count}
        as={(link) => (
          <ButtonLink variant="primary" size="lg" wide {...link}>
            {arrange ? 'Order Arrangement' : 'Inquiry'}
          </ButtonLink>
        )}
      />
      <AddToRfqButton goods={goods} count={goods.count} wide />
    </>
  )
}

type OrderTotalProps = { price: ReturnType<typeof findPrice>; count: number; fee: string; currency: string }

function OrderTotal({ price, count, fee, currency }: OrderTotalProps) {
  return (
    <output className="ml-auto text-right">
      {price && (
        <>
          <Money amount={sum([price.total, fee])} currency={currency} className="text-xl" />
          <span className="block text-xs text-ink-3">
            <Count value={count} className="font-mono" /> × <Money amount={price.unit} currency={currency} />
            {isPositive(fee) && (
              <>
                {' '}
                + <Money amount={fee} currency={currency} /> reel fee
              </>
            )}
          </span>
        </>
      )}
    </output>
  )
}
