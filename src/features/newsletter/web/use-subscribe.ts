import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { subscribe } from '../newsletter.contract.ts'

/** What both forms do once they hold an address. */
export function useSubscribe() {
  async function send(form: HTMLFormElement, subscriber: { email: string; name?: string }) {
    await callApi(subscribe, subscriber)
    form.reset()
    notify({
      kind: 'success',
      message: 'Welcome! The latest information will be recommended to you in time. Please confirm in our e-mail.',
    })
  }
  const { busy, run } = useMutation(send, { onRefusal: showError })
  return { busy, send: run }
}
