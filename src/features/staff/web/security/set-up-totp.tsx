import { useState } from 'react'
import { confirmTotp, startTotp } from '#features/account/second-factor.contract.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { ActionButton } from '../action-button.tsx'

interface TotpSetup {
  secret: string
  picture: string
}

/** The QR code as an address of a picture; only this page draws one. */
async function draw(address: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`
}

/** Two steps in one dialog: the secret is read into the app, then its first code is sent back. */
export function SetUpTotp({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [setup, setSetup] = useState<TotpSetup>()
  return (
    <ActionButton
      label="Set up"
      size="sm"
      variant="primary"
      title="Set up an authenticator app"
      description={setup ? 'Scan the QR code with the app, then enter the code it shows.' : 'You will need your phone.'}
      confirm={setup ? 'Confirm' : 'Show the code'}
      done="Authenticator app set up"
      check={(entered) =>
        setup && !/^\d{3} ?\d{3}$/.test(entered.text('code')) ? { code: 'Please enter the six digits' } : {}
      }
      send={async (entered) => {
        if (setup) {
          onCodes((await callApi(confirmTotp, { code: entered.text('code') })).recoveryCodes)
          setSetup(undefined)
          return 'done'
        }
        const { secret, address } = await callApi(startTotp, {})
        setSetup({ secret, picture: await draw(address) })
        return 'stay'
      }}
      fields={(problems) =>
        setup && (
          <>
            <img src={setup.picture} alt="QR code for the app" className="size-48 bg-white p-2" />
            <p className="text-sm">
              Or enter this key by hand:{' '}
              <span className="font-mono wrap-anywhere">{setup.secret.match(/.{1,4}/g)?.join(' ')}</span>
            </p>
            <Field label="Code" error={problems.code} required>
              <TextInput name="code" mono inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
            </Field>
          </>
        )
      }
    />
  )
}
