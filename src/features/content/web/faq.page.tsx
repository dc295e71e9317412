import { Search } from 'lucide-react'
import { useState } from 'react'
import { Form, type LoaderFunctionArgs } from 'react-router'
import { queryOf } from '#features/catalog/web/read-address.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import type { TitleArgs } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { faq } from '../content.contract.ts'
import { chosenSection, faqAddress, findQuestions } from '../content.rules.ts'
import { ContentShell } from './content-shell.tsx'
import { faqData } from './faq-data.ts'
import { FaqNav } from './faq-nav.tsx'
import { FaqQuestions } from './faq-questions.tsx'
import { NotPublished } from './not-published.tsx'
import { pageHead } from './page-head.ts'

/** Up to this many answers are open by default. */
const INITIALLY_OPEN = 2

async function read(call: Call, request: Request) {
  const query = queryOf(request)
  return { ...(await call(faq, {})), index: query.get('index'), keyword: query.get('keyword')?.trim() ?? '' }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context, request }: LoaderFunctionArgs) => read(context.get(callContext), request)
export const clientLoader = ({ request }: { request: Request }) => read(callApi, request)

export function meta({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) {
  if (!loaderData) return []
  const { sections, index, keyword, shop } = loaderData
  const section = chosenSection(sections, index)
  return [
    ...pageHead({
      matches,
      title: section ? `FAQ: ${section.title}` : 'FAQ',
      description: `Answers on ${sections.map(({ title }) => title.toLowerCase()).join(', ')}.`,
      path: faqAddress(section?.index ?? 1),
      shop,
      structuredData: faqData(shop, section),
    }),
    ...(keyword || sections.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function FaqPage({ loaderData }: { loaderData: PageData }) {
  if (loaderData.sections.length === 0) return <NotPublished title="FAQ" />
  const section = chosenSection(loaderData.sections, loaderData.index)
  // A new key resets the search.
  return <Faq key={`${section?.index} ${loaderData.keyword}`} {...loaderData} />
}

function Faq({ sections, index, changedAt, keyword: asked }: PageData) {
  const [keyword, setKeyword] = useState(asked)
  const chosen = chosenSection(sections, index)
  const searching = keyword.trim() !== ''
  const shown = searching ? findQuestions(sections, keyword) : chosen ? [chosen] : []
  const count = shown.reduce((sum, section) => sum + section.questions.length, 0)
  return (
    <ContentShell
      title="FAQ"
      summary="Frequently asked questions. Type a word to search all sections."
      changedAt={changedAt}
      aside={<FaqNav sections={sections} current={searching ? undefined : chosen?.index} />}
    >
      <Form action="/FAQ/faq" role="search" aria-label="Search questions" className="max-w-[44rem] pb-6 print:hidden">
        <Field label="Search questions" labelHidden>
          <TextInput
            name="keyword"
            type="search"
            placeholder="Search all questions, e.g. bank transfer"
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
            maxLength={100}
            autoComplete="off"
            lead={<Search aria-hidden="true" />}
          />
        </Field>
        <p role="status" className="pt-1 text-sm text-ink-3">
          {searching && `${count} ${count === 1 ? 'answer' : 'answers'} found`}
        </p>
      </Form>
      <div className="max-w-[44rem]">
        {shown.map((section) => (
          <FaqQuestions key={section.index} section={section} open={searching && count <= INITIALLY_OPEN} />
        ))}
        {count === 0 && (
          <EmptyState title="No answer contains these words" actions={<ButtonLink to="/contactUs">Ask us</ButtonLink>}>
            Try fewer or other words, or write to us.
          </EmptyState>
        )}
      </div>
    </ContentShell>
  )
}
