import { ActionButton } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { isPositive } from '#shared/decimal.ts'
import { callApi } from '#web/call.ts'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { Entered } from '#web/use-form.ts'
import { CREDIT_STATES, type CreditState, dayCount, findCreditFormProblems, netDaysText } from '../../credit.rules.ts'
import { type StaffCreditTerms, saveCreditTerms } from '../../staff-credit.contract.ts'
import { CreditFields } from './credit-fields.tsx'

const STATES: Readonly<Record<CreditState, { name: string; tone: BadgeTone }>> = {
  active: { name: 'Active', tone: 'good' },
  paused: { name: 'Paused', tone: 'warn' },
  withdrawn: { name: 'Withdrawn', tone: 'plain' },
}

type CreditSectionProps = { accountId: number } & StaffCreditTerms

/** Whether a customer may buy on account, and what is open. */
export function CreditSection({ accountId, credit, currencies }: CreditSectionProps) {
  const can = useCan()
  return (
    <StaffSection
      title="On account"
      aside={can('customers.write') && <CreditButton accountId={accountId} credit={credit} currencies={currencies} />}
    >
      {credit ? (
        <CreditFacts accountId={accountId} credit={credit} />
      ) : (
        <p className="text-ink-3">No terms: every order is paid before it is shipped.</p>
      )}
    </StaffSection>
  )
}

function CreditButton({ accountId, credit, currencies }: CreditSectionProps) {
  return (
    <ActionButton
      label={credit ? 'Edit' : 'Give terms'}
      size="sm"
      title="Buying on account"
      description="Orders go to the warehouse at once and are due so many days after shipment. Paused or withdrawn terms hold for new orders only."
      confirm="Save"
      done="Terms saved"
      check={(entered) =>
        findCreditFormProblems({ days: entered.text('days'), creditLimit: entered.text('creditLimit') })
      }
      send={(entered) =>
        callApi(saveCreditTerms, {
          accountId,
          version: credit?.version ?? 0,
          state: readState(entered),
          days: Number(entered.text('days')),
          currency: currencies.find((one) => one === entered.text('currency')) ?? credit?.currency ?? 'USD',
          creditLimit: entered.text('creditLimit'),
          note: entered.text('note'),
        })
      }
      fields={(problems) => <CreditFields credit={credit} currencies={currencies} problems={problems} />}
    />
  )
}

const readState = (entered: Entered): CreditState =>
  CREDIT_STATES.find((state) => state === entered.text('state')) ?? 'active'

function CreditFacts({
  accountId,
  credit,
}: Pick<CreditSectionProps, 'accountId'> & { credit: NonNullable<StaffCreditTerms['credit']> }) {
  const { state, days, currency, creditLimit, openAmount, availableAmount, overdueAmount, overdueDays } = credit
  const money = (amount: string) => <Money amount={amount} currency={currency} />
  return (
    <>
      <ParamList
        params={[
          {
            name: 'Terms',
            value: (
              <span className="inline-flex flex-wrap items-center gap-2">
                {sentence(netDaysText(days))} <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
              </span>
            ),
          },
          { name: 'Limit', value: money(creditLimit) },
          {
            name: 'Open',
            value: isPositive(openAmount) ? (
              <TextLink to={`/staff/receivables?accountId=${accountId}`}>{money(openAmount)}</TextLink>
            ) : (
              money(openAmount)
            ),
          },
          ...(overdueDays > 0
            ? [
                {
                  name: 'Overdue',
                  value: (
                    <span className="text-bad">
                      {money(overdueAmount)}, by up to {dayCount(overdueDays)}
                    </span>
                  ),
                },
              ]
            : []),
          { name: 'Available', value: money(availableAmount) },
          ...(credit.note
            ? [{ name: 'Note', value: <span className="wrap-anywhere whitespace-pre-line">{credit.note}</span> }]
            : []),
        ]}
      />
      <p className="pt-1 text-xs text-ink-3">
        {credit.changedBy}, <Moment at={credit.changedAt} withTime />
      </p>
    </>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
