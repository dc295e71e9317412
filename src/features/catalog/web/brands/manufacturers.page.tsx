import type { LoaderFunctionArgs } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { linkClass, TextLink } from '#web/ui/display/text-link.tsx'
import { brandList } from '../../catalog.contract.ts'
import { brandAddress } from '../addresses.ts'
import { shelve } from './brand-index.ts'
import { BrandStrip } from './brand-strip.tsx'

const read = (call: Call) => call(brandList, {})
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export const meta = (args: TitleArgs) => [
  titled(args, 'Manufacturers of electronic components'),
  { name: 'description', content: 'Every manufacturer in the catalogue from A to Z, with the number of its parts.' },
  { tagName: 'link', rel: 'canonical', href: '/manufacturer' },
]

export default function ManufacturersPage({ loaderData: { brand, recommendBrand } }: { loaderData: PageData }) {
  const shelves = shelve(brand, (one) => one.brandName)
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Manufacturers" />
      <div className="pt-3 pb-5">
        <PageHeading meta={`${formatCount(brand.length)} ${brand.length === 1 ? 'manufacturer' : 'manufacturers'}`}>
          Manufacturers
        </PageHeading>
      </div>
      {brand.length === 0 && (
        <EmptyState title="No manufacturers yet" actions={<ButtonLink to="/enquiry">Ask for a quote</ButtonLink>} />
      )}
      {recommendBrand.length > 0 && (
        <section aria-labelledby="recommended" className="pb-8">
          <h2 id="recommended" className="pb-3 text-lg">
            Recommended
          </h2>
          <BrandStrip brands={recommendBrand} />
        </section>
      )}
      <nav
        aria-label="Manufacturers by letter"
        className="sticky top-(--header-height,0px) z-10 border-y border-line bg-paper py-1"
      >
        <ul className="flex flex-wrap">
          {shelves.map(({ shelf }) => (
            <li key={shelf}>
              <a
                href={`#letter-${shelf}`}
                className={`${linkClass('ink')} grid h-8 min-w-8 place-items-center px-1.5 font-mono`}
              >
                {shelf}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shelves.map(({ shelf, items }) => (
        <LetterSection key={shelf} letter={shelf} brands={items} />
      ))}
    </main>
  )
}

function LetterSection({ letter, brands }: { letter: string; brands: PageData['brand'] }) {
  return (
    <section
      id={`letter-${letter}`}
      aria-labelledby={`letter-${letter}-name`}
      className="grid scroll-mt-28 gap-x-4 border-b border-line py-4 sm:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <h2 id={`letter-${letter}-name`} className="font-mono text-xl text-ink-3">
        {letter}
      </h2>
      <ul className="columns-1 gap-x-8 sm:columns-2 lg:columns-3 xl:columns-4">
        {brands.map((one) => (
          <li key={one.brandId} className="flex break-inside-avoid items-baseline justify-between gap-2 py-1">
            <TextLink to={brandAddress(one.brandId)} tone="ink">
              {one.brandName}
            </TextLink>
            <Count value={one.goodsCount} className="text-xs text-ink-3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
