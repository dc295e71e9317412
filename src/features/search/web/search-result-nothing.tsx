import { SearchX } from 'lucide-react'
import { ButtonLink } from '../../../web/ui/button-link.tsx'
import { EmptyState } from '../../../web/ui/empty-state.tsx'
import { ModelText } from '../../../web/ui/model-text.tsx'
import { enquiryAddress } from '../../catalog/web/addresses.ts'
import { changeSearch, NO_FILTERS, type SearchState } from './search-result-address.ts'

/** No term at all: the search box said so, or somebody opened the bare address. */
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

/** The filters leave nothing of what was found, or the address names a page after the last. */
export function NothingLeft({ state }: { state: SearchState }) {
  if (state.pageNumber > 1)
    return (
      <EmptyState
        title="The result ends before this page"
        actions={<ButtonLink to={changeSearch(state, {})}>Go to its first page</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title="No part is left with these filters"
      actions={
        <ButtonLink to={changeSearch(state, NO_FILTERS)} variant="primary">
          Clear all filters
        </ButtonLink>
      }
    >
      <p>Take one of them away to see more.</p>
    </EmptyState>
  )
}

/** Honest: it is not here, and this is what can be done about it. */
export function NothingFound({ goodsModel }: { goodsModel: string }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="We do not list this part"
      actions={
        <>
          <ButtonLink to={enquiryAddress(goodsModel)} variant="primary">
            Ask us to find it
          </ButtonLink>
          <ButtonLink to="/bom">Check a whole list</ButtonLink>
        </>
      }
    >
      <p>
        Nothing in the catalogue is called <ModelText model={goodsModel} className="wrap-anywhere" />, begins with it,
        contains it or is one typing error away from it.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-left">
        <li>Leave out the end: packing codes such as TR, -T or #PBF differ from maker to maker.</li>
        <li>Search for the first five or six characters only. Dashes, spaces and case do not matter.</li>
        <li>0 and O, 1 and I are easily swapped when a number is read off a part.</li>
      </ul>
    </EmptyState>
  )
}
