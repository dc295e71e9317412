import type { LoaderFunctionArgs } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import type { TitleArgs } from '#web/site-name.ts'
import { contentPage, faq } from '../content.contract.ts'
import { faqAddress, SHIPPING_ADDRESS } from '../content.rules.ts'
import { contentPageHead } from './content-page-head.ts'
import { ContentShell } from './content-shell.tsx'
import { FaqNav } from './faq-nav.tsx'
import { NotPublished } from './not-published.tsx'
import { Prose } from './prose.tsx'

const TRAIL = [{ label: 'FAQ', to: faqAddress(1) }]

/** Transportation and payment, beside the questions; only their titles are loaded. */
async function read(call: Call) {
  const [page, { sections }] = await Promise.all([
    orNotFound(call(contentPage, { pageName: 'transportation-and-payment' })),
    call(faq, {}),
  ])
  return { page, sections: sections.map(({ index, title }) => ({ index, title })) }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export const meta = ({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) =>
  loaderData ? contentPageHead({ matches }, loaderData.page, SHIPPING_ADDRESS, TRAIL) : []

export default function ShippingPage({ loaderData: { page, sections } }: { loaderData: PageData }) {
  if (!page.published) return <NotPublished title={page.title} />
  return (
    <ContentShell {...page} trail={TRAIL} aside={<FaqNav sections={sections} current="shipping" />}>
      <Prose html={page.html} />
    </ContentShell>
  )
}
