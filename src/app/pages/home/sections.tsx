import type { ReactNode } from 'react'
import { BrandStrip } from '#features/catalog/web/brands/brand-strip.tsx'
import { AzIndex } from '#features/catalog/web/category/az-index.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Banners } from './banners.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-read.ts'
import { MostSearch } from './most-search.tsx'
import { NewGoods } from './new-goods.tsx'
import { Reasons } from './reasons.tsx'
import { TopCategories } from './top-categories.tsx'

/** A part number as people type it. */
const asTyped = (model: string) => model.toLowerCase().replace(/[-_ /,()#+]/g, '')

export function HomeSections({ data }: { data: HomeData }) {
  const { banners, categories, brands, hot, pictures, ...front } = data
  // A store that has marked no parts for them shows none of these lists.
  const lists = [
    { title: 'New Products', goods: front.newest },
    { title: 'Recommended', goods: front.recommend },
    { title: 'Hot Recommend', goods: hot },
    { title: 'Scarcity', goods: front.scarcity },
  ].filter(({ goods }) => goods.length > 0)
  return (
    <div>
      <Hero
        goodsCount={front.goodsCount}
        brandCount={front.brandCount}
        examples={hot.slice(0, 3).map((goods) => asTyped(goods.goodsModel))}
      />
      <Banners banners={banners} />
      {front.goodsCount === 0 && <EmptyStore />}
      {front.categoryCount > 0 && (
        <Section
          id="categories"
          title="Categories"
          to="/allCategories"
          more={<AllOf count={front.categoryCount} noun="categories" />}
        >
          <TopCategories categories={categories.filter((category) => category.goodsCount > 0)} />
        </Section>
      )}
      {pictures.length > 0 && (
        <Section id="new-goods" title="New in the catalogue">
          <NewGoods goods={pictures} />
        </Section>
      )}
      {lists.length > 0 && (
        <Section id="most-search" title="Most searched">
          <MostSearch lists={lists} />
        </Section>
      )}
      {front.goodsCount > 0 && (
        <Section id="by-character" title="Part numbers from A to Z">
          <AzIndex />
        </Section>
      )}
      {brands.length > 0 && (
        <Section
          id="manufacturers"
          title="Manufacturers"
          to="/manufacturer"
          more={<AllOf count={front.brandCount} noun="manufacturers" />}
        >
          <BrandStrip brands={brands} />
        </Section>
      )}
      <Section id="reasons" title="What you can rely on">
        <Reasons />
      </Section>
    </div>
  )
}

function AllOf({ count, noun }: { count: number; noun: string }) {
  return (
    <>
      All <Count value={count} /> {noun}
    </>
  )
}

type SectionProps = { id: string; title: string; to?: string; more?: ReactNode; children: ReactNode }

function Section({ id, title, to, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page-width pt-10">
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {to && <TextLink to={to}>{more}</TextLink>}
      </div>
      {children}
    </section>
  )
}

/** For a store without goods. */
function EmptyStore() {
  return (
    <section aria-label="Catalogue" className="page-width pt-10">
      <EmptyState title="No parts yet" actions={<ButtonLink to="/enquiry">Ask for a quote</ButtonLink>}>
        Tell us which parts you need, and we will answer by e-mail.
      </EmptyState>
    </section>
  )
}
