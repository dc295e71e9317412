import type { LoaderFunctionArgs } from 'react-router'
import { storyOf } from '#features/content/content.rules.ts'
import { Story } from '#features/content/web/story.tsx'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { CompanyShell } from './company-shell.tsx'
import { type CompanyPageData, companyMeta, readCompanyPage } from './read-company-page.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => readCompanyPage(context.get(callContext), request)
export const clientLoader = ({ request }: { request: Request }) => readCompanyPage(callApi, request)
export const meta = companyMeta

/** Profile, advantages, values, certificates, exhibitions: a text with drawings. */
export default function CompanyTextPage({ loaderData }: { loaderData: CompanyPageData }) {
  const [opening, ...sections] = storyOf(loaderData.page.html)
  return (
    <CompanyShell {...loaderData} opening={opening}>
      <Story sections={sections} />
    </CompanyShell>
  )
}
