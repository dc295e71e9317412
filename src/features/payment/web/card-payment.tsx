import { CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callOnce } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { generateKey } from '#web/generate-key.ts'
import { leavePage } from '#web/leave-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { payOrder } from '../payment.contract.ts'
import type { PaymentInfo } from './read-payment.ts'

/** Card numbers are entered at the payment provider; the store never sees them. */
export function CardPayment({ info }: { info: PaymentInfo }) {
  const [first] = info.methods
  const [method, setMethod] = useState<string | undefined>(first?.method)
  const [key, setKey] = useState(() => generateKey())
  useEffect(() => {
    // After Back from the provider the bfcache may restore this page in its busy state.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setKey(generateKey())
    }
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  return (
    <div className="grid max-w-120 gap-4 pt-4">
      {info.methods.length > 1 ? (
        <RadioGroup
          legend="Pay with"
          framed
          options={info.methods.map((one) => ({ value: one.method, label: one.name, description: one.note }))}
          {...(method && { value: method })}
          onValueChange={setMethod}
        />
      ) : (
        <p className="text-ink-2">{first?.note}</p>
      )}
      <PayButton key={key} attempt={key} info={info} method={method} />
      <p className="text-sm text-ink-3">You will pay on our provider’s page, then return here.</p>
    </div>
  )
}

type PayButtonProps = { attempt: string; info: PaymentInfo; method: string | undefined }

/** One attempt to pay. Another React key resets it, so that it is not busy any more. */
function PayButton({ attempt, info, method }: PayButtonProps) {
  const { busy, refusal, run } = useMutation(async () => {
    const { redirectUrl } = await callOnce(attempt)(payOrder, { orderNo: info.orderNo, ...(method && { method }) })
    await leavePage(redirectUrl)
  })
  return (
    <>
      <RefusalNote refusal={refusal} />
      <p>
        <Button variant="primary" size="lg" loading={busy} onClick={run}>
          <CreditCard aria-hidden="true" />
          Pay <Money amount={info.payAmount} currency={info.currency} />
        </Button>
      </p>
    </>
  )
}
