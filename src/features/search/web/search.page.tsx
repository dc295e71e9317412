import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { enquiryAddress, searchAddress } from '#features/catalog/web/addresses.ts'
import { isTypedForm } from '#features/catalog/web/category/category-choice.ts'
import { countText } from '#features/catalog/web/filters/count-text.ts'
import { FacetChips } from '#features/catalog/web/filters/facet-chips.tsx'
import { keepInSight, ReadFacetsContext } from '#features/catalog/web/filters/facet-in-sight.ts'
import { type GoodsSection, GoodsTable } from '#features/catalog/web/goods-table.tsx'
import { type Packed, packLists, unpackLists } from '#features/catalog/web/pack-lists.ts'
import { PriceNote } from '#features/catalog/web/price-note.tsx'
import { queryOf } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Callout } from '#web/ui/display/callout.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Pagination } from '#web/ui/tables/pagination.tsx'
import { searchGoods } from '../search.contract.ts'
import { listChosenFilters } from './facet-chosen.ts'
import { FacetPanel } from './facet-panel.tsx'
import { EmptyFilterResult, NoResults, NoTerm } from './no-results.tsx'
import { setRegisterPrompt } from './register-prompt.ts'
import { takeShownSearch } from './search-limit.ts'
import {
  changeSearch,
  NO_FILTERS,
  readSearchState,
  type SearchState,
  writeSearchState,
} from './search-result-address.ts'
import { Replacements } from './search-result-replacements.tsx'
import { SearchResultSort } from './search-result-sort.tsx'
import { UnderstoodQuery } from './understood-query.tsx'

const PAGE_SIZE = 20

function readResult(call: Call, { parametric, listed, ...asked }: SearchState) {
  const { parameters } = parametric
  return call(searchGoods, { ...asked, parameters, withParameters: true, pageSize: PAGE_SIZE })
}

async function read(call: Call, request: Request) {
  const query = queryOf(request)
  const state = readSearchState(query)
  if (isTypedForm(query)) throw redirect(writeSearchState(state))
  return { state, result: await readResult(call, state) }
}
type PageData = Awaited<ReturnType<typeof read>>

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Packed<PageData>> {
  const { state, result } = await read(context.get(callContext), request)
  const shown = { parameters: state.parametric.parameters, listed: state.listed }
  const parameters = result.parameters.map((facet) => keepInSight(facet, shown))
  return packLists({ state, result: { ...result, parameters } })
}
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => read(callApi, request)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: Packed<PageData> }) {
  if (!loaderData) return []
  const { goodsModel } = unpackLists(loaderData).state
  return [
    titled({ matches }, goodsModel ? `${goodsModel}: price and stock` : 'Search by part number'),
    { name: 'description', content: `Stock, tier prices and data sheets of ${goodsModel} and similar parts.` },
    // noindex: there are unlimited search terms.
    { name: 'robots', content: 'noindex, follow' },
    { tagName: 'link', rel: 'canonical', href: searchAddress(goodsModel) },
  ]
}

/** Counts every search of a visitor; above the daily limit the register prompt is shown. */
function useCountedSearch(term: string): void {
  useEffect(() => {
    if (term && !takeShownSearch(term)) setRegisterPrompt(true)
  }, [term])
}

export default function SearchPage({ loaderData }: { loaderData: Packed<PageData> }) {
  const { state, result } = unpackLists(loaderData)
  useCountedSearch(state.goodsModel)
  const { exact, packagings, totalCount, isLowerBound, facets, parameters, suggestion, need, rfqModel } = result
  const chosen = listChosenFilters(state, result)
  const sections = sectionsOf(result, state.pageNumber === 1)
  const known = exact.length + packagings.length
  const canFilter = facets.brand.length > 0 || chosen.length > 0
  const nothing = known === 0 && !need && !canFilter

  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Search" />
      <div className="pt-3 pb-4">
        <PageHeading
          mono={state.goodsModel !== '' && !need}
          meta={!nothing && <Found known={known} near={totalCount} isLowerBound={isLowerBound} />}
          actions={!nothing && <SearchResultSort state={state} />}
        >
          <span className="wrap-anywhere">{state.goodsModel || 'Search'}</span>
        </PageHeading>
      </div>
      {!state.fuzzy && state.goodsModel && <OnlyByNumber state={state} />}
      {suggestion && <Suggestion goodsModel={state.goodsModel} suggestion={suggestion} rfqModel={rfqModel} />}
      {need && <UnderstoodQuery state={state} understood={need} isQuoted={!rfqModel} />}
      {rfqModel && !nothing && !suggestion && <NotListed model={rfqModel} />}
      {nothing ? (
        <div className="py-6">
          {state.goodsModel ? <NoResults goodsModel={state.goodsModel} rfqModel={rfqModel} /> : <NoTerm />}
        </div>
      ) : (
        <div
          className={classNames(
            'grid gap-x-8 gap-y-4 lg:items-start',
            canFilter && 'lg:grid-cols-[14rem_minmax(0,1fr)]',
          )}
        >
          {canFilter && (
            <ReadFacetsContext value={async () => (await readResult(callApi, state)).parameters}>
              <FacetPanel
                state={state}
                facets={facets}
                parameters={parameters}
                isLowerBound={isLowerBound}
                chosenCount={chosen.length}
                found={foundText(known + totalCount, isLowerBound)}
              />
            </ReadFacetsContext>
          )}
          <Results state={state} result={result} sections={sections} chosen={chosen} />
        </div>
      )}
    </main>
  )
}

function sectionsOf({ exact, packagings, family, list }: PageData['result'], firstPage: boolean): GoodsSection[] {
  const sections: GoodsSection[] = []
  if (exact.length > 0 && firstPage)
    sections.push({ title: exact.length === 1 ? 'Exact part' : 'Exact parts', goods: exact, marked: true })
  if (packagings.length > 0 && firstPage)
    sections.push({ title: 'The same part in other packaging', goods: packagings, marked: exact.length === 0 })
  if (list.length > 0) sections.push({ title: sections.length > 0 ? 'Near it' : undefined, goods: list })
  if (family.length > 0 && firstPage) sections.push({ title: 'Similar part numbers', goods: family })
  return sections
}

const foundText = (count: number, isLowerBound: boolean) =>
  `${countText(count, isLowerBound)} ${count === 1 ? 'part' : 'parts'}`

function Found({ known, near, isLowerBound }: { known: number; near: number; isLowerBound: boolean }) {
  const nearText = countText(near, isLowerBound)
  if (known === 0) return <>{`${nearText} ${near === 1 ? 'part' : 'parts'}`}</>
  return <>{`${known} ${known === 1 ? 'match' : 'matches'}${near > 0 ? ` · ${nearText} near it` : ''}`}</>
}

/** A search without `fuzzy=true`. */
function OnlyByNumber({ state }: { state: SearchState }) {
  return (
    <p className="pb-4 text-sm text-ink-3">
      Only part numbers that are or begin with this text.{' '}
      <TextLink to={changeSearch(state, { fuzzy: true })} inline>
        Search similar numbers and descriptions, too
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

type ResultsProps = PageData & { sections: GoodsSection[]; chosen: ReturnType<typeof listChosenFilters> }

function Results({ state, result, sections, chosen }: ResultsProps) {
  const { exact, list, totalCount, need, rates } = result
  const firstPage = state.pageNumber === 1
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
