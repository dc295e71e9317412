import type { Alternative } from '#features/catalog/catalog.contract.ts'
import { VerdictNote } from '#features/catalog/web/verdict-note.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { partAddress } from './part-addresses.ts'

type PartAlternativesProps = { list: Alternative[]; totalCount: number; replacementCount: number }

/** What buyers are offered instead, each as the comparison of its ratings judges it. */
export function PartAlternatives({ list, totalCount, replacementCount }: PartAlternativesProps) {
  return (
    <StaffSection title="Alternatives as buyers see them">
      {totalCount === 0 ? (
        <p className="text-sm text-ink-3">
          None. Parts that you name under Trade data are offered as soon as they are in the catalogue.
        </p>
      ) : (
        <>
          <p className="pb-1 text-sm text-ink-3">
            {replacementCount} of {formatCount(totalCount)} can replace it; the others are offered as similar.
          </p>
          <ul>
            {list.map(({ goodsId, goodsModel, brand, verdict }) => (
              <li key={goodsId} className="border-t border-line py-2 first:border-t-0">
                <TextLink to={partAddress(goodsId)} className="font-mono wrap-anywhere">
                  {goodsModel}
                </TextLink>{' '}
                <span className="text-sm text-ink-3">{brand.brandName}</span>
                <VerdictNote verdict={verdict} />
              </li>
            ))}
          </ul>
        </>
      )}
    </StaffSection>
  )
}
