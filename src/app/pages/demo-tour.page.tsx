import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { searchAddress } from '#features/catalog/web/addresses.ts'
import { contentPage } from '#features/content/content.contract.ts'
import { contentPageHead } from '#features/content/web/content-page-head.ts'
import { ContentShell } from '#features/content/web/content-shell.tsx'
import { Prose } from '#features/content/web/prose.tsx'
import { demoLogins } from '#features/demo-mode/demo-mode.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import type { TitleArgs } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { linkClass, TextLink } from '#web/ui/display/text-link.tsx'
import { Accounts } from './demo-tour/accounts.tsx'
import { fillSampleRfq, priceSampleBom } from './demo-tour/actions.ts'
import { Stop } from './demo-tour/stop.tsx'
import { TryButton } from './demo-tour/try-button.tsx'

async function read(call: Call) {
  const [page, { list }] = await Promise.all([
    orNotFound(call(contentPage, { pageName: 'demo-tour' })),
    call(demoLogins, {}),
  ])
  return { page, logins: list }
}
type PageData = Awaited<ReturnType<typeof read>>

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(callContext))
export const clientLoader = () => read(callApi)

export const meta = ({ loaderData, matches }: TitleArgs & { loaderData?: PageData }) =>
  loaderData ? contentPageHead({ matches }, loaderData.page, '/demo') : []

/** A tour of the demo: every stop has a button that runs it. */
export default function DemoTourPage({ loaderData: { page, logins } }: { loaderData: PageData }) {
  return (
    <ContentShell {...page}>
      <Prose html={page.html} />
      <StopsWithoutAccount />
      {logins.length > 0 && (
        <section aria-labelledby="accounts" className="pt-14">
          <h2 id="accounts" className="text-2xl">
            With a demo account
          </h2>
          <p className="max-w-[44rem] pt-2 text-lg text-ink-2">
            Order and pay: the test payment moves no money. The accounts are shared, so enter no personal data.
          </p>
          <Accounts logins={logins} />
        </section>
      )}
    </ContentShell>
  )
}

function StopsWithoutAccount() {
  return (
    <Chapter id="without-account" title="Without an account">
      <Stop
        drawing="find"
        title="Find a part by its number"
        text="Dashes, spaces and case do not matter, and typing errors are tolerated: the second search has one."
      >
        <ButtonLink to={searchAddress('stm32f103 c8t6')} variant="primary">
          Search stm32f103 c8t6
        </ButtonLink>
        <TextLink to={searchAddress('TPS54313DR')}>TPS54313DR, misspelt</TextLink>
      </Stop>
      <Stop
        drawing="values"
        title="Find a part by its values"
        text="Describe the part. Each recognised value can be removed, and the results are updated."
      >
        <ButtonLink to={searchAddress('10k 0603 1% resistor')} variant="primary">
          Search 10k 0603 1%
        </ButtonLink>
        <TextLink to="/allCategories">All categories</TextLink>
      </Stop>
      <Stop
        drawing="bom"
        title="Price a bill of materials"
        text="A sensor board with 23 lines: one number is misspelt, one line has only a value, one part is not fitted. Priced for 25 boards."
      >
        <TryButton action={priceSampleBom}>Price the sample BOM</TryButton>
        <TextLink to="/bom">Use your own</TextLink>
      </Stop>
      <Stop
        drawing="quote"
        title="Ask for a quote"
        text="Four parts go on your RFQ list, one of them unknown to the catalogue. Change quantities and target prices before you send it."
      >
        <TryButton action={fillSampleRfq}>Fill the sample RFQ</TryButton>
        <TextLink to="/enquiry">An empty one</TextLink>
      </Stop>
      <Stop
        drawing="compare"
        title="Look around"
        text="Manufacturers, articles about part numbers and packing, answers to common questions, and the invented company."
      >
        <ButtonLink to="/manufacturer">Manufacturers</ButtonLink>
        <TextLink to="/blog">Blog</TextLink>
        <TextLink to="/FAQ/faq?index=1">FAQ</TextLink>
        <TextLink to="/companyProfil">Company</TextLink>
      </Stop>
      <ApiStop />
    </Chapter>
  )
}

function ApiStop() {
  return (
    <Stop
      drawing="program"
      title="Read the API documentation"
      text="Every page of the store uses the same calls. They are documented as a page and as OpenAPI."
    >
      {/* Not a route of the app: loaded by the browser. */}
      <a href="/api/docs" className={linkClass()}>
        API documentation
      </a>
      <a href="/api/openapi.json" className={linkClass()}>
        openapi.json
      </a>
    </Stop>
  )
}

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="pt-10">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ol className="grid gap-x-8 gap-y-12 pt-5 [counter-reset:stop] sm:grid-cols-2 lg:grid-cols-3">{children}</ol>
    </section>
  )
}
