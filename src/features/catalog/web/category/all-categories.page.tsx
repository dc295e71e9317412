import type { LoaderFunctionArgs } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Count } from '#web/ui/display/count.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { linkClass, TextLink } from '#web/ui/display/text-link.tsx'
import { categoryAddress } from '../../addresses/category-address.rules.ts'
import { type Category, categoryTree, goodsCount } from '../../catalog.contract.ts'
import { CategoryLink } from './category-link.tsx'

async function read(call: Call) {
  const [{ list }, counts] = await Promise.all([call(categoryTree, {}), call(goodsCount, {})])
  return { list, counts }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export const meta = (args: TitleArgs) => [
  titled(args, 'All categories of electronic components'),
  {
    name: 'description',
    content: 'Every category of the catalogue in three levels, with the number of parts in each.',
  },
  { tagName: 'link', rel: 'canonical', href: '/allCategories' },
]

const anchorOf = (category: Category) => `category-${category.categoryId}`

export default function AllCategoriesPage({ loaderData: { list, counts } }: { loaderData: PageData }) {
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="All categories" />
      <div className="pt-3 pb-5">
        <PageHeading
          meta={`${formatCount(counts.goodsCount)} parts in ${formatCount(counts.categoryCount)} categories from ${formatCount(counts.brandCount)} manufacturers`}
        >
          All categories
        </PageHeading>
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav
          aria-label="Jump to a category"
          className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
        >
          <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
            {list.map((top) => (
              <li key={top.categoryId} className="lg:flex lg:items-baseline lg:justify-between">
                <a href={`#${anchorOf(top)}`} className={`${linkClass('ink')} inline-block py-1`}>
                  {top.categoryName}
                </a>
                <Count value={top.goodsCount} className="pr-2 text-xs text-ink-3 max-lg:hidden" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {list.map((top) => (
            <TopCategory key={top.categoryId} top={top} />
          ))}
        </div>
      </div>
    </main>
  )
}

/** A category of fewer levels repeats its name in the lower ones. */
const hasOwnNames = ({ categoryName, child }: Category) =>
  child.length > 1 || child.some((one) => one.categoryName !== categoryName)

function TopCategory({ top }: { top: Category }) {
  return (
    <section
      id={anchorOf(top)}
      aria-labelledby={`${anchorOf(top)}-name`}
      className="scroll-mt-20 pb-8 [contain-intrinsic-size:auto_60rem] [content-visibility:auto] in-data-whole:[content-visibility:visible] [overflow-clip-margin:0.25rem] md:[contain-intrinsic-size:auto_20rem]"
    >
      <h2 id={`${anchorOf(top)}-name`} className="flex items-baseline gap-3 border-b border-ink pb-1.5 text-lg">
        <TextLink to={categoryAddress(top.categoryId)} tone="ink">
          {top.categoryName}
        </TextLink>
        <Count value={top.goodsCount} className="text-sm font-normal text-ink-3" />
      </h2>
      <div className="columns-1 gap-x-8 pt-3 sm:columns-2 md:columns-3 xl:columns-4">
        {(hasOwnNames(top) || top.child.some(hasOwnNames) ? top.child : []).map((second) => (
          <div key={second.categoryId} className="break-inside-avoid pb-4">
            <h3 className="text-base">
              <CategoryLink category={second} within={[top]} tone="ink" />
            </h3>
            {hasOwnNames(second) && (
              <ul>
                {second.child.map((leaf) => (
                  <li key={leaf.categoryId}>
                    <CategoryLink category={leaf} within={[top, second]} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
