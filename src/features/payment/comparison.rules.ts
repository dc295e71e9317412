import { addUp, inCents, minus } from '#features/orders/money.rules.ts'
import { compare, type Decimal, isPositive } from '#shared/decimal.ts'

export const COMPARED = ['payment', 'refund', 'dispute'] as const
export type Compared = (typeof COMPARED)[number]
export type MovementKind = Compared | 'fee' | 'payout' | 'other'

/** One movement on the shop's balance at a payment provider. */
export interface Movement {
  /** The provider's number of the movement. */
  movementNo: string
  kind: MovementKind
  at: Date
  /** What comes in is positive. In the currency that the customer paid. */
  amount: Decimal
  currency: string
  /** What the provider keeps of it, in the currency of the balance. */
  fee: Decimal
  feeCurrency: string
  providerPayment: string | null
  /** The provider's number of the refund, dispute or payout. */
  reference: string | null
  /** Numbers of this store, as the provider knows them; else empty. */
  paymentNo: string
  orderNo: string
  refundNo: string
}

/** What this store knows of the same money. */
export interface LedgerEntry {
  kind: Compared
  paymentNo: string
  orderNo: string
  refundNo: string
  providerPayment: string | null
  reference: string | null
  /** Of a refund or dispute: what was given back. 0: nothing moved. Null: any amount, of a dispute. */
  amount: Decimal | null
  currency: string
  /** It may not have moved yet. */
  isPending: boolean
  at: Date
}

export type Problem = 'missingInStore' | 'missingAtProvider' | 'otherAmount'

/** How a payment, refund or dispute was found. */
export interface Verdict {
  kind: Compared
  /** The provider's number, or ours where it has none. */
  number: string
  /** All names under which it may have been found before. */
  names: string[]
  problem: Problem | null
  /** In UTC. */
  day: string
  providerAmount: Decimal
  providerCurrency: string
  storeAmount: Decimal | null
  storeCurrency: string
  providerPayment: string | null
  paymentNo: string
  orderNo: string
  refundNo: string
  movementNo: string | null
}

/** All movements of one payment, refund or dispute: a refund that failed has two, which add up to 0. */
interface Moved {
  kind: Compared
  number: string
  amount: Decimal
  newest: Movement
}

/**
 * Compares by number, never by the sum of a day: a payment that the provider took before midnight and the store recorded
 * after it is no difference. Both lists hold everything that is known of each payment in them, whatever its day.
 */
export function compareWithLedger(movements: readonly Movement[], ledger: readonly LedgerEntry[]): Verdict[] {
  const moved = groupMovements(movements)
  const entries = matchEntries(moved, ledger)
  const ours = paymentsOfStore(moved, ledger)
  const found = moved.flatMap((one) => {
    const entry = entries.get(one)
    return entry || isOfStore(one, ours) ? [verdictOf(one.kind, one, entry)] : []
  })
  const matched = new Set(entries.values())
  return [
    ...found.map((one) => nameOrder(one, moved, ledger)),
    ...ledger.filter((one) => !matched.has(one)).map((one) => verdictOf(one.kind, undefined, one)),
  ]
}

/** The movement of a refund or dispute names only the payment at the provider. */
function nameOrder(verdict: Verdict, moved: readonly Moved[], ledger: readonly LedgerEntry[]): Verdict {
  if (verdict.problem === null || verdict.orderNo !== '') return verdict
  const { providerPayment } = verdict
  const payment =
    ledger.find((one) => one.kind === 'payment' && one.providerPayment === providerPayment) ??
    moved.find(({ kind, number }) => kind === 'payment' && number === providerPayment)?.newest
  return payment ? { ...verdict, paymentNo: payment.paymentNo, orderNo: payment.orderNo } : verdict
}

const isCompared = (kind: MovementKind): kind is Compared => COMPARED.some((one) => one === kind)

function groupMovements(movements: readonly Movement[]): Moved[] {
  const groups = new Map<string, Moved>()
  for (const movement of movements) {
    const { kind, at, providerPayment, reference, movementNo } = movement
    if (!isCompared(kind)) continue
    const number = (kind === 'payment' ? providerPayment : reference) ?? movementNo
    // Refunds and disputes are compared as amounts that were given back.
    const amount = kind === 'payment' ? movement.amount : minus('0', movement.amount)
    const group = groups.get(`${kind} ${number}`)
    const newest = group && group.newest.at > at ? group.newest : movement
    groups.set(`${kind} ${number}`, { kind, number, amount: addUp([group?.amount ?? '0', amount]), newest })
  }
  return [...groups.values()]
}

const ownNumber = ({ kind, paymentNo, refundNo }: Pick<LedgerEntry, 'kind' | 'paymentNo' | 'refundNo'>): string =>
  kind === 'payment' ? paymentNo : kind === 'refund' ? refundNo : ''
const providerNumber = ({ kind, providerPayment, reference }: LedgerEntry): string | null =>
  kind === 'payment' ? providerPayment : reference

function matchEntries(moved: readonly Moved[], ledger: readonly LedgerEntry[]): Map<Moved, LedgerEntry> {
  const byName = new Map<string, LedgerEntry>()
  for (const entry of ledger)
    for (const name of [ownNumber(entry), providerNumber(entry)]) if (name) byName.set(`${entry.kind} ${name}`, entry)
  const matches = new Map<Moved, LedgerEntry>()
  const taken = new Set<LedgerEntry>()
  const match = (one: Moved, entry: LedgerEntry | undefined) => {
    if (!entry || taken.has(entry)) return
    matches.set(one, entry)
    taken.add(entry)
  }
  for (const one of moved) {
    const own = ownNumber({ ...one.newest, kind: one.kind })
    match(one, byName.get(`${one.kind} ${one.number}`) ?? byName.get(`${one.kind} ${own}`))
  }
  // A refund that is known only from the sum of all refunds of its payment has no number yet.
  for (const one of moved)
    if (one.kind === 'refund' && !matches.has(one))
      match(
        one,
        ledger.find((entry) => isSameRefund(one, entry, taken)),
      )
  return matches
}

const isSameRefund = ({ newest, amount }: Moved, entry: LedgerEntry, taken: ReadonlySet<LedgerEntry>): boolean =>
  entry.kind === 'refund' &&
  entry.reference === null &&
  entry.providerPayment === newest.providerPayment &&
  !taken.has(entry) &&
  compare(entry.amount ?? '0', amount) === 0

/** The provider's numbers of payments of this store. Something else may be sold through the same account. */
function paymentsOfStore(moved: readonly Moved[], ledger: readonly LedgerEntry[]): ReadonlySet<string> {
  const paid = moved.filter(({ kind, newest }) => kind === 'payment' && (newest.paymentNo || newest.orderNo))
  return new Set([
    ...paid.map(({ number }) => number),
    ...ledger.flatMap(({ providerPayment }) => providerPayment ?? []),
  ])
}

const isOfStore = ({ number, newest }: Moved, ours: ReadonlySet<string>): boolean =>
  newest.refundNo !== '' || ours.has(newest.providerPayment ?? number)

function verdictOf(kind: Compared, moved: Moved | undefined, entry: LedgerEntry | undefined): Verdict {
  const { newest } = moved ?? {}
  const own = entry
    ? ownNumber(entry)
    : ownNumber({ kind, paymentNo: newest?.paymentNo ?? '', refundNo: newest?.refundNo ?? '' })
  const number = moved?.number ?? (entry && providerNumber(entry)) ?? own
  const at = newest?.at ?? entry?.at ?? new Date(0)
  return {
    kind,
    number,
    names: [...new Set([number, own, (entry && providerNumber(entry)) ?? ''])].filter((name) => name !== ''),
    problem: problemOf(moved, entry),
    day: at.toISOString().slice(0, 10),
    providerAmount: inCents(moved?.amount ?? '0'),
    providerCurrency: newest?.currency ?? '',
    storeAmount: entry ? entry.amount && inCents(entry.amount) : '0.00',
    storeCurrency: entry?.currency ?? '',
    providerPayment: newest?.providerPayment ?? entry?.providerPayment ?? null,
    paymentNo: entry?.paymentNo || newest?.paymentNo || '',
    orderNo: entry?.orderNo || newest?.orderNo || '',
    refundNo: entry?.refundNo || newest?.refundNo || '',
    movementNo: newest?.movementNo ?? null,
  }
}

function problemOf(moved: Moved | undefined, entry: LedgerEntry | undefined): Problem | null {
  const atProvider = moved?.amount ?? '0'
  const here = entry ? entry.amount : '0'
  const hasMoved = !isZero(atProvider)
  if (!hasMoved && ((!moved && entry?.isPending) || (here !== null && isZero(here)))) return null
  if (!hasMoved) return 'missingAtProvider'
  if (here === null) return null
  if (isZero(here)) return 'missingInStore'
  return compare(atProvider, here) === 0 && moved?.newest.currency === entry?.currency ? null : 'otherAmount'
}

const isZero = (amount: Decimal): boolean => compare(amount, '0') === 0

/** What staff can do with a difference: let the store take what the provider reports, as if its event had arrived. */
export type Taking = 'paid' | 'refunded' | 'refundFailed' | 'disputed' | 'disputeWon'

/** Undefined: the difference can only be explained. */
export function takingOf({ kind, problem, providerAmount, movementNo }: TakenFrom): Taking | undefined {
  if (movementNo === null || problem === 'otherAmount') return undefined
  if (problem === 'missingInStore') {
    if (!isPositive(providerAmount)) return undefined
    return kind === 'payment' ? 'paid' : kind === 'refund' ? 'refunded' : 'disputed'
  }
  // The provider took it back.
  return kind === 'payment' ? undefined : kind === 'refund' ? 'refundFailed' : 'disputeWon'
}
type TakenFrom = Pick<Verdict, 'kind' | 'providerAmount' | 'movementNo'> & { problem: Problem }
