import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ModelText } from '#web/ui/display/model-text.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { UnbrokenText } from '#web/ui/display/unbroken-text.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import { tradeFacts } from '../../trade.rules.ts'
import { brandAddress, goodsAddress } from '../addresses.ts'
import { LifecycleBadge } from '../badges/lifecycle-badge.tsx'
import { RohsBadge } from '../badges/rohs-badge.tsx'
import { queryOf, readId, readPageNumber } from '../read-address.ts'
import { Alternatives } from './alternatives.tsx'
import { ALTERNATIVES_PAGE } from './alternatives-paging.ts'
import { BuyBox } from './buy-box.tsx'
import { Documents } from './documents.tsx'
import { goodsStructuredData, goodsSummary, goodsTitle } from './goods-head.ts'
import { readGoodsPage } from './goods-read.ts'
import { LifecycleNotice } from './lifecycle-notice.tsx'
import { PackagingList } from './packaging-list.tsx'
import { PartTools } from './part-tools.tsx'
import { SimilarParts } from './similar-parts.tsx'
import { ZoomPicture } from './zoom-picture.tsx'

const placeOf = ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) =>
  [readId(params.goodsId), readPageNumber(queryOf(request), ALTERNATIVES_PAGE)] as const

type PageData = Awaited<ReturnType<typeof readGoodsPage>>

export const loader = (args: LoaderFunctionArgs) => readGoodsPage(args.context.get(callContext), ...placeOf(args))
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const found = await readGoodsPage(callApi, ...placeOf(args))
  const { problem } = found.alternatives
  if (problem) notify({ kind: 'error', message: problem })
  return found
}

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { goods } = loaderData
  return [
    titled({ matches }, goodsTitle(goods)),
    { name: 'description', content: goodsSummary(goods) },
    { tagName: 'link', rel: 'canonical', href: goodsAddress(goods.goodsId) },
    { 'script:ld+json': goodsStructuredData(goods) },
  ]
}

export default function GoodsPage({ loaderData: { goods, alternatives } }: { loaderData: PageData }) {
  const trail = goods.categoryPath.map((category, level, path) => ({
    label: category.categoryName,
    to: categoryPathAddress(path.slice(0, level + 1)),
  }))
  const trade = tradeFacts(goods.trade)
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }, ...trail]} current={goods.goodsModel} />
      <div className="grid gap-x-8 gap-y-5 pt-4 md:grid-cols-[minmax(0,1fr)_21rem] md:grid-rows-[auto_auto_1fr] md:[grid-template-areas:'head_buy'_'pic_buy'_'params_buy'] lg:gap-x-10 min-[90rem]:grid-cols-[17rem_minmax(0,1fr)_21rem] min-[90rem]:grid-rows-[auto_1fr] min-[90rem]:[grid-template-areas:'pic_head_buy'_'pic_params_buy']">
        <header className="min-w-0 md:[grid-area:head]">
          <div className="flex items-center gap-2">
            <h1 className="min-w-0 text-2xl sm:text-3xl">
              <ModelText model={goods.goodsModel} className="tracking-tighter wrap-anywhere" />
            </h1>
            <CopyButton text={goods.goodsModel} label={`Copy ${goods.goodsModel}`} />
          </div>
          <p>
            <TextLink to={brandAddress(goods.brand.brandId)} className="inline-block py-0.5 font-medium">
              {goods.brand.brandName}
            </TextLink>
          </p>
          <p className="text-ink-2">
            <UnbrokenText text={goods.introduce} />
          </p>
          <p className="flex flex-wrap gap-2 pt-3">
            <RohsBadge rohs={goods.rohs} />
            <LifecycleBadge lifecycle={goods.lifecycle} />
          </p>
          <PartTools goods={goods} />
          <LifecycleNotice lifecycle={goods.lifecycle} replaceable={alternatives.totalCount > 0} />
        </header>
        <div className="md:max-w-100 md:[grid-area:pic]">
          <ZoomPicture key={goods.goodsId} coverPic={goods.coverPic} alt={goods.goodsModel} caption={goods.package} />
        </div>
        {/* A new part starts with its own quantity. */}
        <div className="md:[grid-area:buy]">
          <div className="md:sticky md:top-[calc(var(--header-height,4rem)+1rem)]">
            <BuyBox key={goods.goodsId} goods={goods} />
          </div>
        </div>
        <section aria-labelledby="parameters" className="min-w-0 md:[grid-area:params]">
          <h2 id="parameters" className="pb-1 text-base">
            Parameters
          </h2>
          <SimilarParts key={goods.goodsId} goods={goods} />
          {trade.length > 0 && (
            <>
              <h2 className="pt-5 pb-1 text-base">Trade and compliance</h2>
              <ParamList params={trade} />
            </>
          )}
        </section>
      </div>
      <PackagingList packagings={goods.packagings} />
      <Documents goods={goods} />
      <Alternatives goods={goods} {...alternatives} />
    </main>
  )
}
