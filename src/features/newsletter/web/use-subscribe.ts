import { useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { subscribe } from '../newsletter.contract.ts'

/** What both forms do once they hold an address. */
export function useSubscribe() {
  const [busy, setBusy] = useState(false)
  async function send(form: HTMLFormElement, subscriber: { email: string; name?: string }) {
    setBusy(true)
    try {
      await callApi(subscribe, subscriber)
      form.reset()
      notify({
        kind: 'success',
        message: 'Welcome! The latest information will be recommended to you in time. Please confirm by our mail.',
      })
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
