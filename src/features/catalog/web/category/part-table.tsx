import { Count } from '#web/ui/display/count.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { watchScrollEdges } from '#web/ui/tables/scroll-edges.ts'
import { type SortOrder, Th } from '#web/ui/tables/table.tsx'
import type { Goods } from '../../catalog.contract.ts'
import { findPrice, findQuantityProblem, findTier, offerOf } from '../../catalog.rules.ts'
import type { ParameterTable } from '../../filters.contract.ts'
import { AddToCartButton } from '../add-to-cart-button.tsx'
import { brandAddress, goodsAddress } from '../addresses.ts'
import { properMinus } from '../filters/parameter-ranges.ts'
import { AskButton } from '../order-line.tsx'
import { useOwnPrices } from '../own-prices/use-own-prices.ts'
import type { AddressAfter } from './category-change.ts'
import type { CategoryState } from './category-choice.ts'

type PartTableProps = {
  caption: string
  list: Goods[]
  table: ParameterTable
  state: CategoryState
  after: AddressAfter
}

/** A compact table of parts with their parameters. Scrolls inside itself with a sticky head and first column. */
export function PartTable({ caption, list: goodsList, table, state, after }: PartTableProps) {
  const list = useOwnPrices(goodsList)
  const shown = table.columns.filter(({ isShown }) => isShown)
  return (
    <div className="scroll-edges relative">
      <section ref={watchScrollEdges} aria-label={caption} className="part-table">
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Mfr.Part #</th>
              <th scope="col">Availability</th>
              <Th numeric sort={priceOrder(state)} sortTo={after(nextPriceSort(state))}>
                Pricing
              </Th>
              {shown.map(({ code, name }) => (
                <Th
                  key={code}
                  sort={columnOrder(state, code)}
                  sortTo={after(nextSort(state, code))}
                  className="whitespace-normal!"
                >
                  {name}
                </Th>
              ))}
              <th scope="col">Package</th>
              <th scope="col">
                <span className="sr-only">Order</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((goods, place) => (
              <PartRow
                key={goods.goodsId}
                goods={goods}
                values={shown.map(({ code }, column) => ({ code, value: table.rows[place]?.[column] }))}
                quantity={state.quantity}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type PartRowProps = {
  goods: Goods
  values: Array<{ code: string; value: string | undefined }>
  quantity: number | undefined
}

function PartRow({ goods, values, quantity }: PartRowProps) {
  return (
    <tr>
      <th scope="row">
        <TextLink to={goodsAddress(goods.goodsId)} tone="ink">
          <ModelText model={goods.goodsModel} className="wrap-anywhere" />
        </TextLink>
        <TextLink to={brandAddress(goods.brand.brandId)} tone="muted" className="block text-xs">
          {goods.brand.brandName}
        </TextLink>
      </th>
      <td className={goods.stockCount === 0 ? 'text-bad' : undefined}>
        <Count value={goods.stockCount} className="font-mono" />
      </td>
      <td>
        <UnitPrice goods={goods} quantity={quantity} />
      </td>
      {values.map(({ code, value }) => (
        <td key={code}>{properMinus(value || '–')}</td>
      ))}
      <td>{goods.package}</td>
      <td>
        <Order goods={goods} quantity={quantity} />
      </td>
    </tr>
  )
}

const columnOrder = ({ sortBy }: CategoryState, code: string): SortOrder =>
  sortBy?.code !== code ? 'none' : sortBy.isDescending ? 'descending' : 'ascending'

/** Up, down, and as it was. */
const nextSort = ({ sortBy }: CategoryState, code: string): Partial<CategoryState> => {
  if (sortBy?.code !== code) return { sort: 'best', sortBy: { code, isDescending: false } }
  return { sort: 'best', sortBy: sortBy.isDescending ? undefined : { code, isDescending: true } }
}

const priceOrder = ({ sort, sortBy }: CategoryState): SortOrder =>
  sortBy || sort === 'best' ? 'none' : sort === 'price' ? 'ascending' : 'descending'

const nextPriceSort = ({ sort, sortBy }: CategoryState): Partial<CategoryState> => {
  const next = { best: 'price', price: 'priceDown', priceDown: 'best' } as const
  return { sort: next[sortBy ? 'best' : sort], sortBy: undefined }
}

/** The entered quantity if it is valid for the part; else its minimum. */
const quantityOf = (goods: Goods, quantity: number | undefined): number =>
  quantity !== undefined && !findQuantityProblem(quantity, goods) ? quantity : goods.count

function UnitPrice({ goods, quantity }: { goods: Goods; quantity: number | undefined }) {
  const count = quantityOf(goods, quantity)
  const price = findPrice(goods.priceList, count)
  if (!price) return <span className="text-ink-3">on request</span>
  const listPrice = findTier(goods.priceList, count)?.listPrice
  return (
    <>
      {listPrice && <Money amount={listPrice} currency={goods.currency} struck="List price" className="mr-1 text-xs" />}
      <Money amount={price.unit} currency={goods.currency} />
      {count > 1 && (
        <span className="block text-xs text-ink-3">
          at <Count value={count} />
        </span>
      )}
    </>
  )
}

function Order({ goods, quantity }: { goods: Goods; quantity: number | undefined }) {
  if (offerOf(goods) === 'buy') return <AddToCartButton goods={goods} count={quantityOf(goods, quantity)} size="sm" />
  return <AskButton goods={goods} />
}
