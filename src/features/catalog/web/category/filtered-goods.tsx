import type { Goods } from '../../catalog.contract.ts'
import type { CategoryFacets, CurrencyRate, ParameterTable } from '../../filters.contract.ts'
import { countText } from '../filters/count-text.ts'
import { PriceNote } from '../price-note.tsx'
import { addressAfter } from './category-change.ts'
import type { CategoryPlace, CategoryState } from './category-choice.ts'
import { listChosen } from './category-chosen.ts'
import { CategoryFilters } from './category-filters.tsx'
import { CategoryResults } from './category-results.tsx'

interface FilteredList {
  list: Goods[]
  totalCount: number
  /** More than `totalCount` were found than are counted. */
  totalPartly?: boolean
  table?: ParameterTable | null
  rates: CurrencyRate[]
  orderedBy?: number | null
  facets: CategoryFacets | null
}

type FilterView = ReturnType<typeof viewOf>

/** What the heading, the filters and the results of one list share. `names` are those of chosen values without hits. */
export function viewOf(place: CategoryPlace, state: CategoryState, goods: FilteredList, names?: CategoryFacets) {
  const countWritten = countText(goods.totalCount, goods.totalPartly ?? false)
  return {
    place,
    state,
    after: addressAfter(place, state),
    chosen: goods.facets ? listChosen(state, goods.facets, names) : [],
    countWritten,
    found: `${countWritten} ${goods.totalCount === 1 ? 'part' : 'parts'}`,
  }
}

type FilteredGoodsProps = { caption: string; goods: FilteredList; view: FilterView }

/** Filters beside results: for a category and for a manufacturer. */
export function FilteredGoods({ caption, goods, view }: FilteredGoodsProps) {
  const { found, countWritten, chosen, ...way } = view
  const { facets, list, totalCount, table = null, rates, orderedBy = null } = goods
  return (
    <div className={facets ? 'beside-filters' : ''}>
      {facets && <CategoryFilters {...way} facets={facets} chosenCount={chosen.length} found={found} />}
      <CategoryResults
        {...way}
        caption={caption}
        list={list}
        table={table}
        totalCount={totalCount}
        countWritten={countWritten}
        note={list.length > 0 && <PriceNote rates={rates} orderedBy={orderedBy} quantity={way.state.quantity} />}
        chosen={chosen}
      />
    </div>
  )
}
