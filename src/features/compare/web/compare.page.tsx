import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, Navigate } from 'react-router'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { ShareButton } from '#features/catalog/web/goods/share-button.tsx'
import { useOwnPrices } from '#features/catalog/web/own-prices/use-own-prices.ts'
import { queryOf } from '#features/catalog/web/read-address.ts'
import { isAppError } from '#shared/app-error.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { followStorage } from '#web/follow-storage.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { compareAddress, readCompareIds } from '../compare.rules.ts'
import { useCompareList } from './compare-list.ts'
import { CompareTable } from './compare-table.tsx'

if (typeof window !== 'undefined') followStorage(useCompareList)

/** Parts that have left the catalogue leave the comparison; the others stay. */
async function read(call: Call, { request }: Pick<LoaderFunctionArgs, 'request'>) {
  const query = queryOf(request)
  const ids = readCompareIds(query.get('ids'))
  const found = await Promise.all(
    ids.map((goodsId) =>
      call(goodsDetail, { goodsId }).catch((error: unknown) => {
        if (isAppError(error) && (error.reason === 'not_found' || error.reason === 'invalid_input')) return undefined
        throw error
      }),
    ),
  )
  const parts = found.filter((part) => part !== undefined)
  return { parts, missing: ids.length - parts.length, onlyDifferences: query.get('only') === 'differences' }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = (args: LoaderFunctionArgs) => read(args.context.get(callContext), args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => read(callApi, args)

const namesOf = (parts: PageData['parts']): string => parts.map((part) => part.goodsModel).join(', ')

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { parts } = loaderData
  return [
    titled({ matches }, parts.length > 0 ? `Compare ${namesOf(parts)}` : 'Compare parts'),
    {
      name: 'description',
      content:
        parts.length > 0
          ? `${namesOf(parts)} side by side: parameters, stock and prices, with differences marked.`
          : 'Compare up to six parts of one category side by side.',
    },
    // noindex: there are unlimited combinations.
    { name: 'robots', content: 'noindex, follow' },
    { tagName: 'link', rel: 'canonical', href: compareAddress(parts.map((part) => part.goodsId)) },
  ]
}

export default function ComparePage({ loaderData }: { loaderData: PageData }) {
  const { parts: shown, missing, onlyDifferences } = loaderData
  const parts = useOwnPrices(shown)
  const ids = parts.map((part) => part.goodsId)
  return (
    <main id="main" className="priced page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Compare" />
      <div className="pt-3 pb-5">
        <PageHeading
          meta={parts.length > 0 && `${parts.length} ${parts.length === 1 ? 'part' : 'parts'}`}
          actions={
            parts.length > 1 && (
              <>
                <ButtonLink size="sm" to={compareAddress(ids, !onlyDifferences)} preventScrollReset>
                  {onlyDifferences ? 'Show all rows' : 'Only differences'}
                </ButtonLink>
                <ShareButton title={`Compare ${namesOf(parts)}`} />
              </>
            )
          }
        >
          Compare parts
        </PageHeading>
      </div>
      {missing > 0 && (
        <div className="pb-4">
          <Callout tone="warn">
            {missing === 1 ? 'One part is' : `${missing} parts are`} no longer in the catalogue and not shown here.
          </Callout>
        </div>
      )}
      {parts.length > 0 ? (
        <CompareTable key={ids.join()} parts={parts} onlyDifferences={onlyDifferences} />
      ) : (
        <NothingChosen />
      )}
    </main>
  )
}

/** Without parts in its address the page shows those chosen in this browser. */
function NothingChosen() {
  const ids = useCompareList(({ items }) => items).map((item) => item.goodsId)
  if (ids.length > 0) return <Navigate to={compareAddress(ids)} replace />
  return (
    <EmptyState
      title="No parts chosen yet"
      actions={<ButtonLink to="/allCategories">Browse the categories</ButtonLink>}
    >
      <p>Click Compare on two to six parts of one category to see their similarities and differences here.</p>
    </EmptyState>
  )
}
