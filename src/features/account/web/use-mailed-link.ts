import { useState } from 'react'
import { callWithToken } from '#web/call.ts'
import { useMutation } from '#web/use-mutation.ts'
import { useLinkToken } from './link-token.ts'

/** Redeems a mailed link by a button, not when the page is opened: mail scanners open every link. */
export function useMailedLink(redeem: (call: ReturnType<typeof callWithToken>) => Promise<string>) {
  const token = useLinkToken()
  const [email, setEmail] = useState<string>()
  const { busy, refusal, run } = useMutation(async () => setEmail(await redeem(callWithToken(token ?? ''))))

  /** The address the link was for, once it has been used. */
  return { email, refusal, busy, press: run }
}
