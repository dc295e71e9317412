import { useState } from 'react'
import {
  addPasskey,
  endSession,
  type MySecurity,
  mySecurity,
  passkeyOptions,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '#features/account/second-factor.contract.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { ActionButton, required } from '../action-button.tsx'
import { StaffPage, StaffSection } from '../staff-page.tsx'
import { createPasskey } from './ask-passkey.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpTotp } from './set-up-totp.tsx'

export const meta = () => [{ title: 'Your security | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(mySecurity, {})

const row = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0'

/** Sign-in settings of the current account. */
export default function SecurityPage({ loaderData }: { loaderData: MySecurity }) {
  const [codes, setCodes] = useState<string[]>([])
  const { totp, passkeys, recoveryCodesLeft, sessions } = loaderData
  const hasFactor = totp || passkeys.length > 0
  return (
    <StaffPage
      title="Your security"
      meta={hasFactor ? <Badge tone="good">Second factor on</Badge> : <Badge tone="warn">Password only</Badge>}
    >
      {loaderData.secondFactor.overdue && (
        <Callout tone="warn">
          Your role needs a second factor. Set up an authenticator app or a passkey to continue.
        </Callout>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <StaffSection title="Authenticator app" aside={totp ? <RemoveTotp /> : <SetUpTotp onCodes={setCodes} />}>
          <p className="text-ink-2">
            {totp
              ? 'A code of the app is required at every login.'
              : 'Any app that shows six-digit codes. You scan a QR code once.'}
          </p>
        </StaffSection>
        <Passkeys passkeys={passkeys} onCodes={setCodes} />
        {hasFactor && <RecoveryCodesLeft count={recoveryCodesLeft} onCodes={setCodes} />}
        <Sessions sessions={sessions} />
      </div>
    </StaffPage>
  )
}

function RemoveTotp() {
  return (
    <ActionButton
      label="Remove"
      size="sm"
      variant="danger"
      title="Remove the authenticator app?"
      description="Its codes are no longer required."
      done="Authenticator app removed"
      send={() => callApi(removeTotp, {})}
    />
  )
}

function AddPasskey({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <ActionButton
      label="Add"
      size="sm"
      title="Add a passkey"
      description="Your browser asks for your fingerprint, face or PIN."
      confirm="Add passkey"
      done="Passkey added"
      check={required({ name: 'Please name the device' })}
      send={async (entered) => {
        const { options } = await callApi(passkeyOptions, {})
        const response = await createPasskey(options)
        onCodes((await callApi(addPasskey, { response, name: entered.text('name') })).recoveryCodes)
      }}
      fields={(problems) => (
        <Field label="Name of the device" error={problems.name} required>
          <TextInput name="name" maxLength={60} placeholder="Laptop at work" />
        </Field>
      )}
    />
  )
}

function Passkeys({ passkeys, onCodes }: { passkeys: MySecurity['passkeys']; onCodes: (codes: string[]) => void }) {
  return (
    <StaffSection title="Passkeys" aside={<AddPasskey onCodes={onCodes} />}>
      {passkeys.length === 0 ? (
        <p className="text-ink-2">Sign in with the fingerprint or PIN of your device instead of a password.</p>
      ) : (
        <ul>
          {passkeys.map((one) => (
            <li key={one.passkeyId} className={row}>
              <span className="font-medium wrap-anywhere">{one.name}</span>
              <span className="grow text-sm text-ink-3">
                {one.lastUsedAt ? (
                  <>
                    used <Moment at={one.lastUsedAt} withTime />
                  </>
                ) : (
                  'not used yet'
                )}
              </span>
              <ActionButton
                label="Remove"
                size="sm"
                variant="danger"
                title={`Remove the passkey ${one.name}?`}
                description="It can no longer be used to sign in."
                done="Passkey removed"
                send={() => callApi(removePasskey, { passkeyId: one.passkeyId })}
              />
            </li>
          ))}
        </ul>
      )}
    </StaffSection>
  )
}

function RecoveryCodesLeft({ count, onCodes }: { count: number; onCodes: (codes: string[]) => void }) {
  return (
    <StaffSection
      title="Recovery codes"
      aside={
        <ActionButton
          label="New codes"
          size="sm"
          title="Ten new recovery codes?"
          description="The old ones no longer work."
          done="New codes created"
          send={async () => onCodes((await callApi(renewRecoveryCodes, {})).recoveryCodes)}
        />
      }
    >
      <p className={count < 3 ? 'text-copper' : 'text-ink-2'}>
        {count} {count === 1 ? 'code' : 'codes'} left. Each works once, in case your device is lost.
      </p>
    </StaffSection>
  )
}

function Sessions({ sessions }: { sessions: MySecurity['sessions'] }) {
  return (
    <StaffSection
      title="Sessions"
      aside={
        sessions.length > 1 && (
          <ActionButton
            label="End all others"
            size="sm"
            title="End all other sessions?"
            description="You stay signed in here."
            done="Other sessions ended"
            send={() => callApi(endSession, {})}
          />
        )
      }
    >
      <ul>
        {sessions.map((one) => (
          <li key={one.sessionId} className={row}>
            <span className="font-medium">{one.device}</span>
            <span className="grow text-sm text-ink-3">
              {one.network && `${one.network}, `}since <Moment at={one.createdAt} withTime />
            </span>
            {one.current ? (
              <Badge>This one</Badge>
            ) : (
              <ActionButton
                label="End"
                size="sm"
                title={`End the session on ${one.device}?`}
                done="Session ended"
                send={() => callApi(endSession, { sessionId: one.sessionId })}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="pt-2 text-xs text-ink-3">Every session ends after 12 hours.</p>
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '../staff-error.tsx'
