import { changeMaintenance, staffMaintenance } from '#features/shop/maintenance.contract.ts'
import { messageOf } from '#features/shop/maintenance.rules.ts'
import type { Maintenance } from '#features/shop/shop.contract.ts'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { localTime } from '#web/local-time.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { DateInput } from '#web/ui/forms/date-input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import type { Entered } from '#web/use-form.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Maintenance | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffMaintenance, {})

/** Closes the store to visitors. */
export default function MaintenancePage({ loaderData: maintenance }: { loaderData: Maintenance }) {
  const editable = useCan()('shop.write')
  return (
    <SettingsFrame
      title="Maintenance"
      lead="While the store is closed, visitors see a page with your message. Staff can work, payments that are under way are taken, and e-mails are sent."
    >
      <div className="max-w-200">
        <StaffSection title={maintenance.on ? 'The store is closed to visitors' : 'The store is open'}>
          {maintenance.on && <Told maintenance={maintenance} />}
          {editable && (
            <p className="flex flex-wrap gap-2">
              {maintenance.on && <OpenStore maintenance={maintenance} />}
              <CloseStore maintenance={maintenance} />
            </p>
          )}
        </StaffSection>
      </div>
    </SettingsFrame>
  )
}

const Told = ({ maintenance }: { maintenance: Maintenance }) => (
  <div className="grid gap-1 pb-4">
    <p className="whitespace-pre-line wrap-anywhere">{messageOf(maintenance)}</p>
    {maintenance.until && (
      <p className="text-ink-3">
        Expected to open: <Moment at={maintenance.until} withTime />
      </p>
    )}
  </div>
)

const OpenStore = ({ maintenance: { message } }: { maintenance: Maintenance }) => (
  <ActionButton
    label="Open the store"
    variant="primary"
    title="Open the store?"
    description="Visitors can search and order again."
    done="The store is open."
    send={() => callApi(changeMaintenance, { on: false, message, until: null })}
  />
)

function untilOf(entered: Entered): string | null {
  const time = Date.parse(entered.text('until'))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

const CloseStore = ({ maintenance: { on, message, until } }: { maintenance: Maintenance }) => (
  <ActionButton
    label={on ? 'Change the message' : 'Close the store'}
    variant={on ? 'secondary' : 'danger'}
    title={on ? 'Change the message' : 'Close the store?'}
    description={on ? undefined : 'Visitors cannot search or order until you open it again.'}
    confirm={on ? 'Save' : 'Close the store'}
    done={on ? 'Saved. Visitors see it now.' : 'The store is closed to visitors.'}
    send={(entered) =>
      callApi(changeMaintenance, { on: true, message: entered.text('message'), until: untilOf(entered) })
    }
    fields={() => (
      <>
        <Field label="Message" hint={`Empty: ${messageOf({ message: '', until: null })}`} optional>
          <TextArea name="message" rows={3} defaultValue={message} maxLength={500} />
        </Field>
        <Field label="Expected to open" hint="It is only shown. You open the store." optional>
          <DateInput name="until" type="datetime-local" defaultValue={until ? localTime(until) : ''} />
        </Field>
      </>
    )}
  />
)

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
