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

/** The film about the store, and a conversation about it to read. */
export default function InterviewPage({ loaderData }: { loaderData: CompanyPageData }) {
  const [opening, ...sections] = storyOf(loaderData.page.html)
  return (
    <CompanyShell {...loaderData} opening={opening}>
      <section aria-labelledby="film" className="pb-16">
        <h2 id="film" className="text-2xl">
          The film
        </h2>
        <p className="max-w-[44rem] pt-2 pb-4 text-lg text-ink-2">
          Twelve seconds without a word spoken: a number is typed, a quantity is priced, a bill of materials is dropped.
          Captions say what is seen.
        </p>
        {/* No autoplay. */}
        <video
          className="block aspect-video w-full max-w-[60rem] rounded-lg border border-line bg-wash"
          poster="/promo/still.webp"
          width={960}
          height={540}
          controls
          playsInline
          preload="metadata"
        >
          <source src="/promo/film.webm" type="video/webm" />
          <source src="/promo/film.mp4" type="video/mp4" />
          <track kind="captions" src="/promo/captions.vtt" srcLang="en" label="English" default />
        </video>
      </section>
      <Story sections={sections} />
    </CompanyShell>
  )
}
