import type { ClientLoaderFunctionArgs } from 'react-router'
import { relatedGoods } from '#features/catalog/catalog.contract.ts'
import { LifecycleBadge } from '#features/catalog/web/badges/lifecycle-badge.tsx'
import { partPurchasing } from '#features/purchasing/staff-reorder.contract.ts'
import { PartPurchasingSection } from '#features/purchasing/web/staff/part-purchasing.tsx'
import { StaffPage, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignedTo } from '#features/staff/web/work/assigned-to.tsx'
import { WorkNotes } from '#features/staff/web/work/work-notes.tsx'
import { partFormChoices, partHistory, staffPart } from '#features/supply/staff-parts.contract.ts'
import { importAddress } from '#features/supply/web/staff/import-words.ts'
import { PartAlternatives } from '#features/supply/web/staff/parts/part-alternatives.tsx'
import { PartForm } from '#features/supply/web/staff/parts/part-form.tsx'
import { PartHistory } from '#features/supply/web/staff/parts/part-history.tsx'
import { callApi } from '#web/call.ts'
import { ifAllowed } from '#web/errors/if-allowed.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

export const meta = () => [{ title: 'Part | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const goodsId = Number(params.goodsId)
  const [part, history, alternatives, { categories }, purchasing] = await orNotFound(
    Promise.all([
      callApi(staffPart, { goodsId }),
      callApi(partHistory, { goodsId }),
      callApi(relatedGoods, { replaceGoodsId: goodsId }),
      callApi(partFormChoices, {}),
      ifAllowed(callApi(partPurchasing, { goodsId })),
    ]),
  )
  return { part, history, alternatives, categories, purchasing }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** One part: a form for all fields, and its history. */
export default function PartPage({ loaderData }: { loaderData: PageData }) {
  const { part, history, alternatives, categories, purchasing } = loaderData
  const can = useCan()
  return (
    <StaffPage
      title={part.model}
      mono
      meta={<LifecycleBadge lifecycle={part.lifecycle} />}
      lead={`${part.brandName}, ${part.packageName}. ${part.categoryPath.join(' › ')}`}
      actions={<ButtonLink to={`/goods/detail/${part.goodsId}`}>View in store</ButtonLink>}
    >
      <TwoColumns
        main={<PartForm key={part.version} part={part} categories={categories} editable={can('parts.write')} />}
        aside={
          <>
            {part.importId !== null && (
              <p className="text-sm text-ink-2">
                Last written by <TextLink to={importAddress(part.importId)}>import {part.importId}</TextLink>
                {part.sourceName && ` of ${part.sourceName}`}.
              </p>
            )}
            {purchasing && <PartPurchasingSection goodsId={part.goodsId} purchasing={purchasing} />}
            <PartAlternatives {...alternatives} />
            <AssignedTo kind="part" subject={String(part.goodsId)} />
            <WorkNotes key={part.goodsId} kind="part" subject={String(part.goodsId)} />
            <PartHistory goodsId={part.goodsId} history={history.list} editable={can('parts.write')} />
          </>
        }
      />
    </StaffPage>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
