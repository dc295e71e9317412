import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { searchAddress } from '#features/catalog/web/addresses.ts'
import { isTypedForm } from '#features/catalog/web/category/category-choice.ts'
import { keepInSight } from '#features/catalog/web/filters/facet-in-sight.ts'
import { type Packed, packLists, unpackLists } from '#features/catalog/web/pack-lists.ts'
import { queryOf } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { listChosenFilters } from './facet-chosen.ts'
import { SearchRefused } from './limit/search-refused.tsx'
import { useSearchLimit } from './limit/use-search-limit.ts'
import { readResult } from './search-read.ts'
import { readSearchState, writeSearchState } from './search-result-address.ts'
import { SearchResultSort } from './search-result-sort.tsx'
import { foundText, isNothing, SearchResults } from './search-results.tsx'

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
    { name: 'description', content: `Stock, tier prices and datasheets of ${goodsModel} and similar parts.` },
    // noindex: there are unlimited search terms.
    { name: 'robots', content: 'noindex, follow' },
    { tagName: 'link', rel: 'canonical', href: searchAddress(goodsModel) },
  ]
}

/** Until hydration the results of a search too many are hidden by the mark (`search-limit-mark.ts`). */
const untilRefused = 'in-data-search-refused:hidden'

export default function SearchPage({ loaderData }: { loaderData: Packed<PageData> }) {
  const { state, result } = unpackLists(loaderData)
  const refused = useSearchLimit(state.goodsModel)
  const chosen = listChosenFilters(state, result)
  const nothing = refused || isNothing(result, chosen)

  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Search" />
      <div className="pt-3 pb-4">
        <PageHeading
          mono={state.goodsModel !== '' && !result.need}
          meta={!nothing && <span className={untilRefused}>{foundText(result)}</span>}
          actions={
            !nothing && (
              <div className={untilRefused}>
                <SearchResultSort state={state} />
              </div>
            )
          }
        >
          <span className="wrap-anywhere">{state.goodsModel || 'Search'}</span>
        </PageHeading>
      </div>
      <SearchRefused />
      {!refused && (
        <div className={untilRefused}>
          <SearchResults state={state} result={result} chosen={chosen} />
        </div>
      )}
    </main>
  )
}
