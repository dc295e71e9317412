import { CreditCard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isAppError } from '#shared/app-error.ts'
import { callOnce } from '#web/call.ts'
import { generateKey } from '#web/generate-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { payOrder } from '../payment.contract.ts'
import type { PaymentInfo } from './read-payment.ts'

/** Card numbers are entered at the payment provider; the store never sees them. */
export function CardPayment({ info }: { info: PaymentInfo }) {
  const [first] = info.methods
  const [method, setMethod] = useState<string | undefined>(first?.method)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(() => generateKey())
  useEffect(() => {
    // Back from the provider without paying, the browser may show this page as it was left: busy, its attempt used up.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setBusy(false)
      setKey(generateKey())
    }
    window.addEventListener('pageshow', wakeUp)
    return () => window.removeEventListener('pageshow', wakeUp)
  }, [])

  async function pay() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { redirectUrl } = await callOnce(key)(payOrder, { orderNo: info.orderNo, ...(method && { method }) })
      window.location.assign(redirectUrl)
    } catch (error) {
      if (!isAppError(error)) throw error
      setProblem(error.message)
      setBusy(false)
    }
  }

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
      <div role="alert">{problem && <Callout tone="bad">{problem}</Callout>}</div>
      <p>
        <Button variant="primary" size="lg" loading={busy} onClick={pay}>
          <CreditCard aria-hidden="true" />
          Pay <Money amount={info.payAmount} currency={info.currency} places={2} />
        </Button>
      </p>
      <p className="text-sm text-ink-3">You will pay on our provider’s page, then return here.</p>
    </div>
  )
}
