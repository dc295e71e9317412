import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { confirmMe, confirmOptions } from '#features/account/second-factor.contract.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered } from '#web/use-form.ts'
import { askPasskey } from './ask-passkey.ts'

type Way = z.output<typeof confirmOptions.output>

/** Sends the values of `ProofFields`, or requests a passkey. */
export async function proveIdentity(entered: Entered): Promise<void> {
  const password = entered.exact('proofPassword')
  const code = entered.text('proofCode')
  if (password) await callApi(confirmMe, { password })
  else if (code) await callApi(confirmMe, { code })
  else {
    const { options } = await callApi(confirmOptions, {})
    await callApi(confirmMe, options ? { passkey: await askPasskey(options) } : {})
  }
}

/** Fields for a step-up, with the strongest factor of the account. */
export function ProofFields() {
  const [way, setWay] = useState<Way['with']>()
  useEffect(() => {
    callApi(confirmOptions, {}).then(
      (found) => setWay(found.with),
      () => setWay('password'),
    )
  }, [])
  if (way === 'password')
    return (
      <Field label="Your password" required>
        <TextInput name="proofPassword" type="password" autoComplete="current-password" maxLength={200} />
      </Field>
    )
  if (way === 'code')
    return (
      <Field label="Code of your authenticator app" hint="Or a recovery code" required>
        <TextInput name="proofCode" mono inputMode="numeric" autoComplete="one-time-code" maxLength={40} />
      </Field>
    )
  return way && <p className="text-sm text-ink-2">Click the button again and use your passkey.</p>
}
