import type { LoaderFunctionArgs } from 'react-router'
import { storyOf } from '#features/content/content.rules.ts'
import { Story } from '#features/content/web/story.tsx'
import { type Film, siteFilm } from '#features/promo/film.contract.ts'
import { FilmPlayer } from '#features/promo/web/film-player.tsx'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { CompanyShell } from './company-shell.tsx'
import { InterviewFilm } from './interview-film.tsx'
import { type CompanyPageData, companyMeta, readCompanyPage } from './read-company-page.ts'

/** With the film of the shop, if it has one; a demo has an interview of its own. */
async function readInterview(call: Call, request: Request) {
  const [page, { film }] = await Promise.all([readCompanyPage(call, request), call(siteFilm, {})])
  return { ...page, film }
}
export const loader = ({ context, request }: LoaderFunctionArgs) => readInterview(context.get(callContext), request)
export const clientLoader = ({ request }: { request: Request }) => readInterview(callApi, request)
export const meta = companyMeta

/** A film, and the conversation to read. */
export default function InterviewPage({ loaderData }: { loaderData: CompanyPageData & { film: Film | null } }) {
  const { film, info, page } = loaderData
  const [opening, ...sections] = storyOf(page.html)
  return (
    <CompanyShell {...loaderData} opening={opening}>
      {info.demo ? <InterviewFilm /> : film && <ShopFilm film={film} />}
      <Story sections={sections} />
    </CompanyShell>
  )
}

function ShopFilm({ film }: { film: Film }) {
  return (
    <section aria-labelledby="film" className="pb-16">
      <h2 id="film" className="text-2xl">
        {film.title}
      </h2>
      <div className="max-w-[60rem] pt-4">
        <FilmPlayer film={film} className="rounded-lg border border-line" />
      </div>
    </section>
  )
}
