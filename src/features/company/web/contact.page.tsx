import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { storyOf } from '#features/content/content.rules.ts'
import { Story } from '#features/content/web/story.tsx'
import { FeedbackForm } from '#features/feedback/web/feedback-form.tsx'
import { useFeedbackForm } from '#features/feedback/web/use-feedback-form.ts'
import type { SiteInfo } from '#features/site/site.contract.ts'
import { callApi } from '#web/call.ts'
import { callContext } from '#web/call-context.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CompanyShell } from './company-shell.tsx'
import { type CompanyPageData, companyMeta, readCompanyPage } from './read-company-page.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => readCompanyPage(context.get(callContext), request)
export const clientLoader = ({ request }: { request: Request }) => readCompanyPage(callApi, request)
export const meta = companyMeta

/** Where the shop is, and a form that reaches the people there. */
export default function ContactPage({ loaderData }: { loaderData: CompanyPageData }) {
  const [opening, ...sections] = storyOf(loaderData.page.html)
  return (
    <CompanyShell {...loaderData} opening={opening}>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ContactForm serviceEmail={loaderData.info.serviceEmail} />
        <Ways info={loaderData.info} />
      </div>
      <div className="pt-14">
        <Story sections={sections} />
      </div>
    </CompanyShell>
  )
}

function ContactForm({ serviceEmail }: { serviceEmail: string }) {
  const form = useFeedbackForm()
  return (
    <Panel>
      <h2 id="write" className="text-xl">
        Write to us
      </h2>
      <p className="pt-1 pb-3 text-ink-2">Our team reads every message and replies by e-mail.</p>
      <noscript>
        <p className="pb-3 text-ink-2">
          Without JavaScript the form cannot be sent. {serviceEmail && `Please write to ${serviceEmail}.`}
        </p>
      </noscript>
      <FeedbackForm form={form} rows={7}>
        <p>
          <Button type="submit" variant="primary" size="lg" loading={form.busy}>
            Send
          </Button>
        </p>
      </FeedbackForm>
    </Panel>
  )
}

function Ways({ info }: { info: SiteInfo }) {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-xl">
        Other contact details
      </h2>
      <address className="grid gap-4 pt-4 text-lg not-italic">
        {info.serviceEmail && (
          <Way icon={<Mail />} label="E-mail">
            <a href={`mailto:${info.serviceEmail}`} className={`${linkClass()} wrap-anywhere`}>
              {info.serviceEmail}
            </a>
          </Way>
        )}
        {info.phone && (
          <Way icon={<Phone />} label="Telephone">
            <a href={`tel:${info.phone.replace(/[^+\d]/g, '')}`} className={linkClass()}>
              {info.phone}
            </a>
          </Way>
        )}
        {info.address && (
          <Way icon={<MapPin />} label="Address">
            {info.legalName || info.siteName}
            <br />
            {info.address}
          </Way>
        )}
        {info.openingHours.length > 0 && (
          <Way icon={<Clock />} label="Opening hours">
            {info.openingHours.map(({ label, value }) => (
              <p key={label}>
                {label}: {value}
              </p>
            ))}
          </Way>
        )}
      </address>
    </section>
  )
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 border-t border-line pt-4 [&_svg]:size-5 [&_svg]:text-link">
      <span aria-hidden="true" className="pt-0.5">
        {icon}
      </span>
      <div>
        <p className="text-sm text-ink-3">{label}</p>
        {children}
      </div>
    </div>
  )
}
