import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { brandList, home, newPictures } from '#features/catalog/catalog.contract.ts'
import { BrandStrip } from '#features/catalog/web/brands/brand-strip.tsx'
import { AzIndex } from '#features/catalog/web/category/az-index.tsx'
import { siteBanners } from '#features/promo/banner.contract.ts'
import { siteInfo } from '#features/site/site.contract.ts'
import { organisationData } from '#features/site/web/organisation-data.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { siteNameIn, type TitleArgs } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { Route } from './+types/home.page.ts'
import { Banners } from './home/banners.tsx'
import { Hero } from './home/hero.tsx'
import { MostSearch } from './home/most-search.tsx'
import { NewGoods } from './home/new-goods.tsx'
import { Reasons } from './home/reasons.tsx'
import { TopCategories } from './home/top-categories.tsx'

const BRANDS_SHOWN = 12
const NEW_GOODS_SHOWN = 12

/** A part number as people type it. */
const asTyped = (model: string) => model.toLowerCase().replace(/[-_ /,()#+]/g, '')

/** Sends only what the page shows: of all makers, the recommended ones. */
async function read(call: Call) {
  const [{ new: newest, ...front }, { list: pictures }, { recommendBrand }, info, { list: banners }] =
    await Promise.all([
      call(home, {}),
      call(newPictures, { limit: NEW_GOODS_SHOWN }),
      call(brandList, {}),
      call(siteInfo, {}),
      call(siteBanners, {}),
    ])
  if (info.setupNeeded) throw redirect('/setup')
  return {
    ...front,
    newest,
    pictures,
    banners,
    brands: recommendBrand.slice(0, BRANDS_SHOWN),
    organisation: organisationData(info),
  }
}
export const loader = ({ context }: Route.LoaderArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export const meta = (args: TitleArgs & { loaderData?: Awaited<ReturnType<typeof read>> }) => [
  { title: `${siteNameIn(args)}: electronic components by part number` },
  {
    name: 'description',
    content:
      'Find any electronic component by its part number: stock, prices by quantity, data sheets, BOM tool and quotes.',
  },
  { tagName: 'link', rel: 'canonical', href: '/' },
  ...(args.loaderData ? [{ 'script:ld+json': args.loaderData.organisation }] : []),
]

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { banners, categories, brands, hot, pictures, ...front } = loaderData
  return (
    <main id="main" className="grow pb-16">
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
      {front.goodsCount > 0 && (
        <Section id="most-search" title="Most searched">
          <MostSearch
            lists={[
              { title: 'New Products', goods: front.newest },
              { title: 'Recommended', goods: front.recommend },
              { title: 'Hot Recommend', goods: hot },
              { title: 'Scarcity', goods: front.scarcity },
            ]}
          />
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
    </main>
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
      <EmptyState
        title="The catalogue is being filled"
        actions={<ButtonLink to="/enquiry">Ask for a quote</ButtonLink>}
      >
        There are no parts here yet. Tell us which ones you need, and we answer by mail.
      </EmptyState>
    </section>
  )
}
