import { type ClientLoaderFunctionArgs, useNavigate, useRevalidator } from 'react-router'
import type { z } from 'zod'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { GuardedForm, useGuardedForm } from '#features/staff/web/work/leave-guard.tsx'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { isRemovable, pageAddressOf } from '../../content.rules.ts'
import { removePage, savePage, staffPage } from '../../staff-content.contract.ts'
import { BodyAndSave } from './body-and-save.tsx'
import { PAGES } from './content-tabs.tsx'

export const meta = () => [{ title: 'Page | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  orNotFound(callApi(staffPage, { pageName: params.pageName ?? '' }))

type Page = z.output<typeof staffPage.output>

export default function StaffTextPage({ loaderData: page }: { loaderData: Page }) {
  const editable = useCan()('content.write')
  const address = pageAddressOf(page.pageName)
  const navigate = useNavigate()
  return (
    <StaffPage
      title={page.title}
      actions={
        <>
          {address && page.state === 'published' && <ButtonLink to={address}>View in store</ButtonLink>}
          <ButtonLink to={PAGES}>All pages</ButtonLink>
          {editable && page.version > 0 && isRemovable(page.pageName) && (
            <ActionButton
              label="Delete"
              variant="danger"
              title={`Delete “${page.title}”?`}
              description="The page is not found any more, and links to it are hidden. The text stays in the audit trail."
              done="Page deleted"
              send={async () => {
                await callApi(removePage, { pageName: page.pageName, version: page.version })
                await navigate(PAGES)
              }}
            />
          )}
        </>
      }
    >
      <PageForm key={`${page.pageName} ${page.version}`} page={page} editable={editable} />
    </StaffPage>
  )
}

function PageForm({ page, editable }: { page: Page; editable: boolean }) {
  const { revalidate } = useRevalidator()
  const form = useGuardedForm({
    check: (entered) => ({
      ...(entered.text('title') === '' && { title: 'Please enter a title' }),
      ...(entered.text('summary') === '' && { summary: 'Please enter a summary' }),
    }),
    send: async (entered) => {
      await callApi(savePage, {
        pageName: page.pageName,
        version: page.version,
        title: entered.text('title'),
        summary: entered.text('summary'),
        body: entered.exact('body'),
        state: entered.text('state') === 'published' ? 'published' : 'template',
      })
      await revalidate()
      notify({ kind: 'success', message: 'Saved' })
    },
  })
  return (
    <GuardedForm guard={form.guard} onSubmit={form.submit}>
      <fieldset disabled={!editable} className="grid min-w-0 gap-4">
        <legend className="sr-only">{page.title}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Title" error={form.problems.title}>
            <TextInput name="title" defaultValue={page.title} maxLength={200} />
          </Field>
          <Field label="State">
            <NativeSelect name="state" defaultValue={page.state}>
              <option value="template">Template: not shown</option>
              <option value="published">Published</option>
            </NativeSelect>
          </Field>
          <Field label="Summary" error={form.problems.summary} className="sm:col-span-2">
            <TextInput name="summary" defaultValue={page.summary} maxLength={500} />
          </Field>
        </div>
        <BodyAndSave body={page.body} form={form} editable={editable} />
      </fieldset>
    </GuardedForm>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
