import { enquiryAddress, searchAddress } from '#features/catalog/web/addresses.ts'
import { countText } from '#features/catalog/web/filters/count-text.ts'
import { FacetChips } from '#features/catalog/web/filters/facet-chips.tsx'
import { ReadFacetsContext } from '#features/catalog/web/filters/facet-in-sight.ts'
import { type GoodsSection, GoodsTable } from '#features/catalog/web/goods-table.tsx'
import { PriceNote } from '#features/catalog/web/price-note.tsx'
import { callApi } from '#web/call.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import type { listChosenFilters } from './facet-chosen.ts'
import { FacetPanel } from './facet-panel.tsx'
import { EmptyFilterResult, NoResults, NoTerm } from './no-results.tsx'
import { PAGE_SIZE, readResult, type SearchResult } from './search-read.ts'
import { changeSearch, NO_FILTERS, type SearchState, writeSearchState } from './search-result-address.ts'
import { Replacements } from './search-result-replacements.tsx'
import { UnderstoodQuery } from './understood-query.tsx'

type SearchResultsProps = { state: SearchState; result: SearchResult; chosen: ReturnType<typeof listChosenFilters> }

/** What was found, or why nothing was, below the heading of the page. */
export function SearchResults({ state, result, chosen }: SearchResultsProps) {
  const { suggestion, need, rfqModel } = result
  const nothing = isNothing(result, chosen)
  return (
    <>
      {!state.fuzzy && state.goodsModel && <OnlyByNumber state={state} />}
      {suggestion && <Suggestion goodsModel={state.goodsModel} suggestion={suggestion} rfqModel={rfqModel} />}
      {need && <UnderstoodQuery state={state} understood={need} isQuoted={!rfqModel} />}
      {rfqModel && !nothing && !suggestion && <NotListed model={rfqModel} />}
      {nothing ? (
        <div className="py-6">
          {state.goodsModel ? <NoResults goodsModel={state.goodsModel} rfqModel={rfqModel} /> : <NoTerm />}
        </div>
      ) : (
        <FilteredResults state={state} result={result} chosen={chosen} />
      )}
    </>
  )
}

const knownCount = ({ exact, packagings }: SearchResult) => exact.length + packagings.length
const canFilter = ({ facets }: SearchResult, chosen: SearchResultsProps['chosen']) =>
  facets.brand.length > 0 || chosen.length > 0

export const isNothing = (result: SearchResult, chosen: SearchResultsProps['chosen']) =>
  knownCount(result) === 0 && !result.need && !canFilter(result, chosen)

function FilteredResults({ state, result, chosen }: SearchResultsProps) {
  const { facets, parameters, totalCount, isLowerBound } = result
  const hasFilters = canFilter(result, chosen)
  const count = knownCount(result) + totalCount
  return (
    <div className={hasFilters ? 'beside-filters' : ''}>
      {hasFilters && (
        <ReadFacetsContext value={async () => (await readResult(callApi, state)).parameters}>
          <FacetPanel
            state={state}
            facets={facets}
            parameters={parameters}
            isLowerBound={isLowerBound}
            chosenCount={chosen.length}
            found={`${countText(count, isLowerBound)} ${count === 1 ? 'part' : 'parts'}`}
          />
        </ReadFacetsContext>
      )}
      <Results state={state} result={result} chosen={chosen} />
    </div>
  )
}

/** "1 match · 40 close" */
export function foundText(result: SearchResult): string {
  const { totalCount: near, isLowerBound } = result
  const known = knownCount(result)
  const nearText = countText(near, isLowerBound)
  if (known === 0) return `${nearText} ${near === 1 ? 'part' : 'parts'}`
  return `${known} ${known === 1 ? 'match' : 'matches'}${near > 0 ? ` · ${nearText} close` : ''}`
}

/** A search without `fuzzy=true`. */
function OnlyByNumber({ state }: { state: SearchState }) {
  return (
    <p className="pb-4 text-sm text-ink-3">
      Only part numbers that are or begin with this text.{' '}
      <TextLink to={changeSearch(state, { fuzzy: true })} inline>
        Search similar numbers and descriptions too
      </TextLink>
    </p>
  )
}

type SuggestionProps = { goodsModel: string; suggestion: string; rfqModel: string | null }

function Suggestion({ goodsModel, suggestion, rfqModel }: SuggestionProps) {
  return (
    <div className="pb-4">
      <Callout>
        No exact match for <ModelText model={goodsModel} className="wrap-anywhere" />. Closest:{' '}
        <TextLink to={searchAddress(suggestion)} inline>
          <ModelText model={suggestion} className="wrap-anywhere" />
        </TextLink>
        {rfqModel && (
          <>
            . Not the part?{' '}
            <TextLink to={enquiryAddress(rfqModel)} inline>
              Ask for a quote (RFQ)
            </TextLink>
          </>
        )}
      </Callout>
    </div>
  )
}

/** Beside other parts: a number that none of them has. */
function NotListed({ model }: { model: string }) {
  return (
    <p className="pb-4 text-sm text-ink-3">
      We do not list <ModelText model={model} className="wrap-anywhere" />.{' '}
      <TextLink to={enquiryAddress(model)} inline>
        Ask for a quote (RFQ)
      </TextLink>
    </p>
  )
}

function sectionsOf({ exact, packagings, family, list }: SearchResult, firstPage: boolean): GoodsSection[] {
  const sections: GoodsSection[] = []
  if (exact.length > 0 && firstPage)
    sections.push({ title: exact.length === 1 ? 'Exact part' : 'Exact parts', goods: exact, marked: true })
  if (packagings.length > 0 && firstPage)
    sections.push({ title: 'The same part in other packaging', goods: packagings, marked: exact.length === 0 })
  if (list.length > 0) sections.push({ title: sections.length > 0 ? 'Close matches' : undefined, goods: list })
  if (family.length > 0 && firstPage) sections.push({ title: 'Similar part numbers', goods: family })
  return sections
}

function Results({ state, result, chosen }: SearchResultsProps) {
  const { exact, list, totalCount, need, rates } = result
  const firstPage = state.pageNumber === 1
  const sections = sectionsOf(result, firstPage)
  return (
    <div className="min-w-0">
      <FacetChips
        chips={chosen.map(({ name, without }) => ({ name, removeTo: changeSearch(state, without) }))}
        clearTo={changeSearch(state, NO_FILTERS)}
      />
      {list.length > 1 && <PriceNote rates={rates} />}
      {sections.length > 0 && <GoodsTable caption={`Parts for ${state.goodsModel}`} sections={sections} />}
      {firstPage && exact.length === 1 && exact[0] && <Replacements goods={exact[0]} />}
      {list.length === 0 && (chosen.length > 0 || need || !firstPage) && (
        <div className="pt-6">
          <EmptyFilterResult state={state} hasFilters={chosen.length > 0} />
        </div>
      )}
      <div className="pt-4">
        <Pagination
          label="Pages of the result"
          page={state.pageNumber}
          pages={Math.ceil(totalCount / PAGE_SIZE)}
          hrefFor={(pageNumber) => writeSearchState({ ...state, pageNumber })}
        />
      </div>
    </div>
  )
}
