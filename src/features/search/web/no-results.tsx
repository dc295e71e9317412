import { SearchX } from 'lucide-react'
import { enquiryAddress } from '#features/catalog/web/addresses.ts'
import { NeedForm } from '#features/need/web/need-form.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { changeSearch, NO_FILTERS, type SearchState } from './search-result-address.ts'

/** Without a search term. */
export function NoTerm() {
  return (
    <EmptyState
      icon={<SearchX />}
      title="Please enter any model!"
      headingLevel={2}
      actions={<ButtonLink to="/allCategories">Browse the categories</ButtonLink>}
    >
      <p>Type a part number, or the beginning of one, into the search box.</p>
    </EmptyState>
  )
}

/** The filters leave nothing of what was found, no part is what was described, or the page is after the last. */
export function EmptyFilterResult({ state, hasFilters }: { state: SearchState; hasFilters: boolean }) {
  if (state.pageNumber > 1)
    return (
      <EmptyState
        title="This page is beyond the end of the results"
        actions={<ButtonLink to={changeSearch(state, {})}>Go to the first page</ButtonLink>}
      />
    )
  if (!hasFilters)
    return (
      <EmptyState title="No part matches all terms">
        <p>Remove one of the terms above to see similar parts.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title="No parts match these filters"
      actions={
        <ButtonLink to={changeSearch(state, NO_FILTERS)} variant="primary">
          Clear all filters
        </ButtonLink>
      }
    >
      <p>Remove one of them to see more.</p>
    </EmptyState>
  )
}

const NUMBER_TIPS = [
  'Omit the end: packing codes such as TR, -T or #PBF differ between manufacturers.',
  'Search for the first five or six characters only. Dashes, spaces and case do not matter.',
  'Or describe the part: its kind, value, package, manufacturer.',
]
const WORD_TIPS = [
  'Check the spelling, or use another word for it.',
  'Describe the part by its kind, value, package or manufacturer: “ceramic capacitor 100nF 0603”.',
  'Or search for a part number, or the beginning of one.',
]

/** Next steps. A quote is offered for a number, not for a word. */
export function NoResults({ goodsModel, rfqModel }: { goodsModel: string; rfqModel: string | null }) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <section aria-labelledby="not-listed">
        <h2 id="not-listed" className="text-lg">
          No results for <ModelText model={goodsModel} className="wrap-anywhere" />
        </h2>
        <ul className="max-w-[60ch] list-disc space-y-1 pt-3 pl-5 text-ink-2">
          {(rfqModel ? NUMBER_TIPS : WORD_TIPS).map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-2 pt-5">
          {rfqModel && <ButtonLink to={enquiryAddress(rfqModel)}>Ask for a quote (RFQ)</ButtonLink>}
          <ButtonLink to="/allCategories">Browse the categories</ButtonLink>
          <ButtonLink to="/bom">Check a whole list</ButtonLink>
        </p>
      </section>
      {rfqModel && (
        <section aria-labelledby="need">
          <h2 id="need" className="pb-3 text-lg">
            Want us to source it?
          </h2>
          {/* Another number is another need. */}
          <NeedForm key={rfqModel} goodsModel={rfqModel} />
        </section>
      )}
    </div>
  )
}
