import { formatCount } from '#shared/text/format-count.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type GoodsSection, GoodsTable } from './goods-table.tsx'

export interface PopularPartsData {
  /** The lists to go on to. */
  links: Array<{ name: string; to: string; goodsCount: number }>
  sections: GoodsSection[]
}

type PopularPartsProps = PopularPartsData & {
  title: string
  /** Where the links lead to. */
  linksLabel: string
  all: { label: string; to: string }
}

/** A product list that nothing was chosen for yet: some parts of each large group, and links to the list of each group. */
export function PopularParts({ links, sections, title, linksLabel, all }: PopularPartsProps) {
  return (
    <>
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Products" />
      <div className="pt-3 pb-4">
        <PageHeading actions={<TextLink to={all.to}>{all.label}</TextLink>}>{title}</PageHeading>
      </div>
      <nav aria-label={linksLabel} className="pb-6">
        <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 xl:grid-cols-5">
          {links.map(({ name, to, goodsCount }) => (
            <li key={to} className="flex items-baseline justify-between gap-2 border-t border-line-2 py-1">
              <TextLink to={to} className="min-w-0 py-0.5 wrap-anywhere">
                {name}
              </TextLink>
              <span className="text-xs text-ink-3">{formatCount(goodsCount)}</span>
            </li>
          ))}
        </ul>
      </nav>
      <GoodsTable caption={title} sections={sections} />
    </>
  )
}
