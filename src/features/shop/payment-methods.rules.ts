import type { PaymentMethodSetting } from './shop.contract.ts'

/** Name of bank transfer among the payment methods. */
export const TRANSFER = 'transfer'
/** Buying on account: for customers with terms, paid after delivery. */
export const ACCOUNT = 'account'

export const isOffered = (settings: readonly PaymentMethodSetting[], method: string): boolean =>
  settings.find((one) => one.method === method)?.offered ?? true

/** The payment methods in the owner's order and with the owner's texts, without those that are turned off. */
export function arrangeMethods<M extends { method: string; name: string; note: string }>(
  methods: readonly M[],
  settings: readonly PaymentMethodSetting[],
): M[] {
  const place = (method: string) => {
    const found = settings.findIndex((one) => one.method === method)
    return found < 0 ? settings.length : found
  }
  return methods
    .filter(({ method }) => isOffered(settings, method))
    .sort((a, b) => place(a.method) - place(b.method))
    .map((one) => {
      const said = settings.find(({ method }) => method === one.method)
      return { ...one, name: said?.label || one.name, note: said?.note || one.note }
    })
}

export interface PaymentOption {
  way: 'online' | 'transfer' | 'account'
  /** Empty: the default name of the page. */
  label: string
  note: string
}

/**
 * Card and transfer, in the owner's order. All card providers share the name of the first. For customers with terms also
 * buying on account, as the last one unless the owner has put it elsewhere.
 */
export function paymentOptionsOf(settings: readonly PaymentMethodSetting[], withAccount = false): PaymentOption[] {
  const named = settings.filter(({ offered }) => offered)
  const card = named.find(({ method }) => method !== TRANSFER && method !== ACCOUNT)
  const transfer = named.find(({ method }) => method === TRANSFER)
  const account = named.find(({ method }) => method === ACCOUNT)
  const words = (one: PaymentMethodSetting | undefined) => ({ label: one?.label ?? '', note: one?.note ?? '' })
  const isTransferFirst = transfer && card && named.indexOf(transfer) < named.indexOf(card)
  const ways: PaymentOption[] = [
    { way: 'online', ...words(card) },
    { way: 'transfer', ...words(transfer) },
  ]
  if (isTransferFirst) ways.reverse()
  if (!withAccount) return ways
  const before = [card, transfer].filter((one) => one && account && named.indexOf(one) < named.indexOf(account))
  ways.splice(account ? before.length : ways.length, 0, { way: 'account', ...words(account) })
  return ways
}
