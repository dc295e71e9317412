import { Printer } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import type { TitleArgs } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { contentPage } from '../content.contract.ts'
import { contentPageHead } from './content-page-head.ts'
import { ContentShell } from './content-shell.tsx'
import { NotPublished } from './not-published.tsx'
import { PolicyNav } from './policy-nav.tsx'
import { Prose } from './prose.tsx'
import { pageAt, policies } from './text-pages.ts'

async function read(call: Call, request: Request) {
  const { path, pageName } = pageAt(policies, request)
  return { path, page: await orNotFound(call(contentPage, { pageName })) }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context, request }: LoaderFunctionArgs) => read(context.get(callContext), request)
export const clientLoader = ({ request }: { request: Request }) => read(callApi, request)

export const meta = ({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) =>
  loaderData ? contentPageHead({ matches }, loaderData.page, loaderData.path) : []

/** Privacy, terms, returns, support. */
export default function PolicyPage({ loaderData: { path, page } }: { loaderData: PageData }) {
  if (!page.published) return <NotPublished title={page.title} />
  return (
    <ContentShell {...page} aside={<PolicyNav current={path} headings={page.headings} />}>
      <Prose html={page.html} />
      <p className="pt-8 print:hidden">
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print this page
        </Button>
      </p>
    </ContentShell>
  )
}
