import { useNavigate } from 'react-router'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { saveBlob } from '#web/save-file.ts'
import { startActing } from '#web/session.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type CustomerDetail, eraseCustomer, exportCustomer, lockCustomer, signInAs } from '../../customers.contract.ts'

export function CustomerActions({ customer }: { customer: CustomerDetail }) {
  const can = useCan()
  const isLocked = customer.lockedAt !== null
  return (
    <>
      {can('customers.export') && <Export customer={customer} />}
      {can('customers.erase') && <Erase customer={customer} />}
      {can('customers.write') && (isLocked ? <Unlock customer={customer} /> : <Lock customer={customer} />)}
      {can('customers.act') && !isLocked && <SignInAs customer={customer} />}
    </>
  )
}

type Props = { customer: CustomerDetail }

function SignInAs({ customer: { accountId, email } }: Props) {
  return (
    <ActionButton
      label="Sign in as"
      variant="primary"
      title={`Sign in as ${email}`}
      description="You see the store as this customer for one hour. Every change is recorded under your name; payments are not possible."
      done={`Signed in as ${email}`}
      check={required({ reason: 'Please enter a reason' })}
      send={async (entered) => {
        const { token, userInfo } = await callApi(signInAs, { accountId, reason: entered.text('reason') })
        startActing(token, userInfo)
        // A full page load, so that no data of the back office stays in memory.
        window.location.assign('/')
      }}
      fields={(problems) => (
        <Field label="Why" hint="For the audit trail" error={problems.reason} required>
          <TextInput name="reason" maxLength={300} />
        </Field>
      )}
    />
  )
}

function Lock({ customer: { accountId, email } }: Props) {
  return (
    <ActionButton
      label="Lock"
      variant="danger"
      title={`Lock ${email}?`}
      description="The customer is signed out everywhere and cannot sign in. Open orders continue."
      done="Account locked"
      check={required({ reason: 'Please enter a reason' })}
      send={(entered) => callApi(lockCustomer, { accountId, locked: true, reason: entered.text('reason') })}
      fields={(problems) => (
        <Field label="Reason, for staff" error={problems.reason} required>
          <TextArea name="reason" rows={2} maxLength={500} />
        </Field>
      )}
    />
  )
}

function Unlock({ customer: { accountId, email } }: Props) {
  return (
    <ActionButton
      label="Unlock"
      title={`Unlock ${email}?`}
      description="The customer can sign in with the old password."
      done="Account unlocked"
      send={() => callApi(lockCustomer, { accountId, locked: false })}
    />
  )
}

function Export({ customer: { accountId, email } }: Props) {
  return (
    <ActionButton
      label="Export data"
      title={`Export the data of ${email}`}
      description="A file with all data of this person. Give it only to the customer. The export is recorded."
      confirm="Save file"
      done="Data exported"
      send={async () => {
        const data = await callApi(exportCustomer, { accountId })
        saveBlob(
          new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
          `customer-${accountId}-data.json`,
        )
      }}
    />
  )
}

function Erase({ customer: { accountId, email } }: Props) {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Erase"
      variant="danger"
      title={`Erase ${email}?`}
      description="The account is deleted permanently. Orders are kept without personal data, issued invoices unchanged. This cannot be undone."
      confirm="Erase permanently"
      done="Customer erased"
      check={required({ confirmEmail: 'Please enter the address' })}
      send={async (entered) => {
        await callApi(eraseCustomer, { accountId, confirmEmail: entered.text('confirmEmail') })
        await navigate('/staff/customers')
      }}
      fields={(problems) => (
        <Field label="Confirm the e-mail address of the customer" error={problems.confirmEmail} required>
          <TextInput name="confirmEmail" type="email" maxLength={254} autoComplete="off" />
        </Field>
      )}
    />
  )
}
