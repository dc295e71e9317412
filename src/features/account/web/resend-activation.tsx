import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { useMutation } from '#web/use-mutation.ts'
import { resendActivation } from '../registration.contract.ts'

/** Sends the activation mail again. */
export function ResendActivation({ email }: { email: string }) {
  const [sent, setSent] = useState(false)

  async function resend() {
    await callApi(resendActivation, { email: email.trim() })
    setSent(true)
  }
  const { run } = useMutation(resend, { onRefusal: showError })

  if (sent) return <p role="status">We have sent the e-mail again. Please check your spam folder, too.</p>
  return (
    <p>
      <button
        type="button"
        onClick={() => void run()}
        className="min-h-6 rounded-xs font-medium underline underline-offset-2"
      >
        Send the e-mail again
      </button>
    </p>
  )
}
