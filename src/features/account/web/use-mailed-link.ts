import { useState } from 'react'
import { type AppError, isAppError } from '#shared/app-error.ts'
import { callWithToken } from '#web/call.ts'
import { useLinkToken } from './link-token.ts'

/** Uses a mailed link up. By a press, because programs that check mails open links too. */
export function useMailedLink(redeem: (call: ReturnType<typeof callWithToken>) => Promise<string>) {
  const token = useLinkToken()
  const [email, setEmail] = useState<string>()
  const [refusal, setRefusal] = useState<AppError>()
  const [busy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    setRefusal(undefined)
    try {
      setEmail(await redeem(callWithToken(token ?? '')))
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  /** The address the link was for, once it has been used. */
  return { email, refusal, busy, press: () => void press() }
}
