import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { resendActivation } from '../registration.contract.ts'

/** Sends the activation mail again. */
export function ResendActivation({ email }: { email: string }) {
  const [sent, setSent] = useState(false)

  async function resend() {
    try {
      await callApi(resendActivation, { email: email.trim() })
      setSent(true)
    } catch (error) {
      showError(error)
    }
  }

  if (sent) return <p role="status">We have sent the mail again. Please look into your spam folder too.</p>
  return (
    <p>
      <button
        type="button"
        onClick={() => void resend()}
        className="min-h-6 rounded-xs font-medium underline underline-offset-2"
      >
        Send the mail again
      </button>
    </p>
  )
}
