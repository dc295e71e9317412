import { useRevalidator } from 'react-router'
import type { TeamView } from '#features/account/team.contract.ts'
import { PlacedByNote } from '#features/account/web/team/placed-by-note.tsx'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { DueBadge } from '#features/credit/web/due-badge.tsx'
import { isPositive } from '#shared/decimal.ts'
import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { OrderSummary } from '../order.schema.ts'
import { BuyAgainButton } from './buy-again-button.tsx'
import { orderAddress, orderGoodsAddress, paymentAddress } from './order-addresses.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderOperations } from './order-operations.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

const MODELS_SHOWN = 3

/** One order in the list: lines, amounts, status and actions. */
export function OrderCard({ order, team }: { order: OrderSummary; team: TeamView | null }) {
  const { revalidate } = useRevalidator()
  const { orderNo, status, createdAt, coverPic, poNumber, payBy } = order
  return (
    <article aria-label={`Order ${orderNo}`} className="rounded-lg border border-line">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line-2 px-4 py-2.5">
        <h2 className="text-base">
          <TextLink to={orderAddress(orderNo, status)} className="inline-block py-0.5 font-mono">
            {orderNo}
          </TextLink>
        </h2>
        <OrderStatusBadge status={status} />
        <DueBadge account={order.account} />
        <PlacedByNote team={team} placedBy={order.placedBy} className="text-sm wrap-anywhere text-ink-2" />
        {poNumber && <p className="text-sm wrap-anywhere text-ink-2">PO number {poNumber}</p>}
        <p className="text-sm text-ink-3 sm:ml-auto">
          Created <Moment at={createdAt} withTime />
        </p>
      </header>
      <div className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[5rem_minmax(0,1fr)_15rem] max-sm:grid-cols-[4rem_minmax(0,1fr)]">
        <GoodsPicture coverPic={coverPic} alt={`Cover picture of order ${orderNo}`} className="w-full" />
        <Parts order={order} />
        <div className="max-sm:col-span-2">
          <OrderAmounts order={order} />
        </div>
      </div>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 px-4 py-2.5">
        <BuyAgainButton orderNo={orderNo} variant="quiet" />
        {payBy && (
          <p className="text-sm text-ink-2">
            Pay by <Moment at={payBy} withTime />
          </p>
        )}
        {isOpen(order) && (
          <TextLink to={paymentAddress(orderNo)} className="text-sm">
            How to pay
          </TextLink>
        )}
        <div className="max-sm:w-full sm:ml-auto">
          <OrderOperations order={order} onChanged={revalidate} />
        </div>
      </footer>
    </article>
  )
}

/** On account and still to be paid, which is possible in any status. */
const isOpen = ({ account }: OrderSummary) => account !== undefined && isPositive(account.openAmount)

function Parts({ order: { orderNo, models, lineCount, totalCount } }: { order: OrderSummary }) {
  const shown = models.slice(0, MODELS_SHOWN)
  return (
    <div className="min-w-0">
      <ul>
        {shown.map(({ goodsId, goodsModel }) => (
          <li key={goodsId} className="py-0.5">
            <TextLink to={goodsAddress(goodsId)} tone="ink">
              <ModelText model={goodsModel} className="wrap-anywhere" />
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="pt-1 text-sm text-ink-3">
        Total count: <Count value={totalCount} className="text-ink" /> in{' '}
        <TextLink to={orderGoodsAddress(orderNo)} inline>
          {lineCount} {lineCount === 1 ? 'line' : 'lines'}
        </TextLink>
      </p>
    </div>
  )
}
