import { type SubmitEvent, useState } from 'react'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { callApi } from '#web/call.ts'
import { useLoggedIn } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { askForStockNotice } from '../stock-notice.contract.ts'

/** Stock notification: one click for buyers, an e-mail field for visitors. */
export function StockNotice({ goods }: { goods: GoodsName }) {
  const loggedIn = useLoggedIn()
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { busy, run } = useMutation(ask, { onRefusal: (refusal) => setProblem(refusal.message) })

  async function ask(email: string) {
    setProblem(undefined)
    const { confirmed } = await callApi(askForStockNotice, { goodsId: goods.goodsId, email })
    setDone(
      confirmed
        ? 'We will e-mail you once it is back in stock.'
        : `Please confirm with the link in the e-mail we have sent to ${email}.`,
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!loggedIn && email === '') return setProblem('please enter')
    return run(email)
  }

  if (done)
    return (
      <p role="status" className="pt-2 text-sm text-link">
        {done}
      </p>
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 pt-2">
      {!loggedIn && (
        <Field label="E-mail me when it is back in stock" error={problem}>
          <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
        </Field>
      )}
      {loggedIn && problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" wide loading={busy}>
        {loggedIn ? 'E-mail me when it is back in stock' : 'Notify me'}
      </Button>
    </form>
  )
}
