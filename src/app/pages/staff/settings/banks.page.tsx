import { BANK_MESSAGES } from '#features/shop/bank-account.rules.ts'
import { type BankAccount, changeShop, type ShopState, staffShop } from '#features/shop/shop.contract.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered, Problems } from '#web/use-form.ts'
import { SettingsFrame } from './settings-frame.tsx'

export const meta = () => [{ title: 'Bank accounts | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffShop, {})

/** The currencies of the store, and others that have an account. */
const currenciesOf = ({ settings, bankAccounts }: ShopState): Currency[] => [
  ...new Set([...settings.currencies, ...bankAccounts.map(({ currency }) => currency)]),
]

/** Bank accounts for transfers. Without an account in a currency, transfers in it are not offered. */
export default function BanksPage({ loaderData: shop }: { loaderData: ShopState }) {
  const editable = useCan()('shop.write')
  return (
    <SettingsFrame
      title="Bank accounts"
      lead="Bank transfer is offered to customers in a currency once there is an account in it."
    >
      <ul className="grid gap-4 lg:grid-cols-2">
        {currenciesOf(shop).map((currency) => (
          <li key={currency} className="grid content-start gap-3 rounded-lg border border-line p-4">
            <Account shop={shop} currency={currency} editable={editable} />
          </li>
        ))}
      </ul>
    </SettingsFrame>
  )
}

function Account({ shop, currency, editable }: { shop: ShopState; currency: Currency; editable: boolean }) {
  const account = shop.bankAccounts.find((one) => one.currency === currency)
  const others = shop.bankAccounts.filter((one) => one.currency !== currency)
  const save = (bankAccounts: BankAccount[]) => callApi(changeShop, { version: shop.version, bankAccounts })
  return (
    <>
      <h2 className="text-lg">{currency}</h2>
      {account ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {FIELDS.filter(({ name }) => account[name]).map(({ name, label }) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="wrap-anywhere">{account[name]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-ink-2">No account: transfers in {currency} are not offered.</p>
      )}
      {editable && (
        <div className="flex gap-2">
          <ActionButton
            label={account ? 'Change' : 'Add account'}
            title={`Bank account in ${currency}`}
            confirm="Save"
            done="Saved. New orders show this account."
            check={required({
              beneficiary: BANK_MESSAGES.beneficiary,
              bankName: BANK_MESSAGES.bankName,
              accountNumber: BANK_MESSAGES.accountNumber,
            })}
            send={(entered) => save([...others, readAccount(currency, entered)])}
            fields={(problems) => <AccountFields account={account} problems={problems} />}
          />
          {account && (
            <ActionButton
              label="Remove"
              title={`Remove the account in ${currency}?`}
              description={`Transfers in ${currency} are no longer offered. Orders that chose one can still send their proof.`}
              done="Account removed"
              send={() => save(others)}
            />
          )}
        </div>
      )}
    </>
  )
}

const FIELDS = [
  { name: 'beneficiary', label: 'Beneficiary' },
  { name: 'bankName', label: 'Bank' },
  { name: 'bankAddress', label: 'Address of the bank' },
  { name: 'accountNumber', label: 'Account number or IBAN' },
  { name: 'swift', label: 'SWIFT' },
] as const

function AccountFields({ account, problems }: { account: BankAccount | undefined; problems: Problems }) {
  return FIELDS.map(({ name, label }) => (
    <Field key={name} label={label} error={problems[name]}>
      <TextInput name={name} defaultValue={account?.[name] ?? ''} autoComplete="off" />
    </Field>
  ))
}

const readAccount = (currency: Currency, entered: Entered): BankAccount => ({
  currency,
  beneficiary: entered.text('beneficiary'),
  bankName: entered.text('bankName'),
  bankAddress: entered.text('bankAddress'),
  accountNumber: entered.text('accountNumber'),
  swift: entered.text('swift'),
})

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
