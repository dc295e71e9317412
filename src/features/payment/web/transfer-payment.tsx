import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { type BankAccount, chooseTransfer } from '../payment.contract.ts'
import { ProofForm } from './proof-form.tsx'
import type { PaymentInfo } from './read-payment.ts'

type TransferInfo = PaymentInfo & { bank: BankAccount }
type TransferProps = { info: TransferInfo; onChanged: () => Promise<void> }

/** The bank account, and then the form for the proof. */
export function TransferPayment({ info, onChanged }: TransferProps) {
  async function choose() {
    await callApi(chooseTransfer, { orderNo: info.orderNo })
    await onChanged()
  }
  const { busy, run } = useMutation(choose, { onRefusal: showError })

  return (
    <div className="grid gap-6 pt-4">
      <section aria-labelledby="bank" className="grid gap-3">
        <h2 id="bank" className="text-base">
          1. Transfer the money
        </h2>
        <BankFacts info={info} />
        {info.payMethod === 'online' && (
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            <Button size="sm" loading={busy} onClick={run}>
              Pay by transfer
            </Button>
            The stock is then reserved for longer.
          </p>
        )}
        {info.payMethod === 'transfer' && info.payBy && (
          <p className="text-sm text-ink-2">
            The stock is reserved until <Moment at={info.payBy} withTime />.
          </p>
        )}
      </section>
      <section aria-labelledby="proof" className="grid gap-3">
        <h2 id="proof" className="text-base">
          2. Send us the proof
        </h2>
        <ProofForm info={info} onSent={onChanged} />
      </section>
    </div>
  )
}

const factClass = 'grid grid-cols-[6rem_1fr_auto] items-center gap-x-2 py-1 sm:grid-cols-[8rem_1fr_auto] sm:gap-x-4'

function BankFacts({ info: { bank, payAmount, currency } }: { info: TransferInfo }) {
  const facts = [
    ['Beneficiary', bank.beneficiary],
    ['Bank', bank.bankName],
    ['Bank address', bank.bankAddress],
    ['Account', bank.accountNumber],
    ['SWIFT', bank.swift],
    ['Reference', bank.reference],
  ].filter((fact): fact is [label: string, value: string] => fact[1] !== '')
  return (
    <dl className="grid max-w-140">
      {facts.map(([label, value]) => (
        <div key={label} className={`${factClass} border-b border-line-2`}>
          <dt className="text-ink-3">{label}</dt>
          {/* On a phone an account number of 22 characters keeps to one line. */}
          <dd className="min-w-0 font-mono text-sm wrap-anywhere max-sm:tracking-tight">{value}</dd>
          <dd>
            <CopyButton text={value} label={`Copy ${label.toLowerCase()}`} />
          </dd>
        </div>
      ))}
      <div className={factClass}>
        <dt className="text-ink-3">Amount</dt>
        <dd className="font-semibold">
          <Money amount={payAmount} currency={currency} />
        </dd>
        <dd>
          <CopyButton text={payAmount} label="Copy amount" />
        </dd>
      </div>
    </dl>
  )
}
