import { useId, useState } from 'react'
import { formatMoney } from '#shared/money/format-money.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Goods } from '../catalog.contract.ts'
import { describePackaging, findPrice, findQuantityProblem, offerOf } from '../catalog.rules.ts'
import { AddToCartButton } from './add-to-cart-button.tsx'
import { AskLink } from './ask-link.tsx'
import { QuantityField } from './quantity/quantity-field.tsx'
import { QuantityProblemText } from './quantity/quantity-problem.tsx'

/** Actions for a part in a list: order a quantity, or request it. */
export function OrderLine({ goods }: { goods: Goods }) {
  return offerOf(goods) === 'buy' ? <OrderForm goods={goods} /> : <AskButton goods={goods} />
}

/** For a part that cannot be bought at once. */
export function AskButton({ goods }: { goods: Goods }) {
  return (
    <AskLink
      goods={goods}
      count={goods.count}
      as={(link) => (
        <ButtonLink size="sm" {...link}>
          {offerOf(goods) === 'arrange' ? 'Order Arrangement' : 'Inquiry'}
        </ButtonLink>
      )}
    />
  )
}

function OrderForm({ goods }: { goods: Goods }) {
  const [count, setCount] = useState(goods.count)
  const problemId = useId()
  const problem = findQuantityProblem(count, goods)
  const price = findPrice(goods.priceList, count)
  const packed = goods.minBuyCount > 1 || goods.multCount > 1
  return (
    <div className="order-form">
      <QuantityField
        label={`Quantity of ${goods.goodsModel}`}
        value={count}
        onChange={setCount}
        max={goods.stockCount}
        step={goods.multCount}
        least={goods.minBuyCount}
        invalid={problem !== undefined}
        describedBy={problem && problemId}
      />
      <p className="order-total">
        {price && (
          <>
            Total <span>{formatMoney(price.total, goods.currency)}</span>
          </>
        )}
      </p>
      <AddToCartButton goods={goods} count={count} size="sm" />
      {packed && <p className="order-note">{describePackaging(goods)}</p>}
      {problem && (
        <div className="col-span-full @2xl:order-5">
          <QuantityProblemText id={problemId} problem={problem} onTake={setCount} />
        </div>
      )}
    </div>
  )
}
