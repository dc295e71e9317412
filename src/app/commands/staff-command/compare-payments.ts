import { setTimeout } from 'node:timers/promises'
import {
  comparedDays,
  comparePayments,
  type Difference,
  paymentDifferences,
  takeDifference,
} from '#features/payment/comparison.contract.ts'
import type { Call } from '#shared/endpoint.ts'
import { formatMoney } from '#shared/money/format-money.ts'

const POLL_MS = 1000
/** Without a day being done for so long, the jobs do not run or the provider does not answer. */
const PATIENCE_MS = 120_000
const PAGE_SIZE = 100

export interface CompareInput {
  from: string
  to: string
  take: boolean
}

/** Answers how many differences are open at the end. */
export async function comparePaymentsOf(call: Call, input: CompareInput, say: (line: string) => void): Promise<number> {
  const { from, to } = input
  await compare(call, input)
  if (input.take) await takeAll(call, input, say)
  for await (const { day, method, sums } of pages((page) => call(comparedDays, { from, to, ...page }))) {
    const words = sums.map(({ kind, currency, count, amount }) => `${kind} ${formatMoney(amount, currency)} (${count})`)
    say([day, method, ...words].join('  '))
  }
  let open = 0
  for await (const difference of listOpen(call, input)) {
    open += 1
    say(describe(difference))
  }
  return open
}

/** By jobs of the store, which may have others to do. */
async function compare(call: Call, { from, to }: CompareInput): Promise<void> {
  const readDays = () => pages((page) => call(comparedDays, { from, to, ...page }))
  // By the clock of the store.
  let asOf = ''
  for await (const { comparedAt } of readDays()) if (comparedAt > asOf) asOf = comparedAt
  const { methods, days } = await call(comparePayments, { from, to })
  let [left, movedAt] = [methods.length * days, Date.now()]
  while (left > 0) {
    await setTimeout(POLL_MS)
    let done = 0
    for await (const { comparedAt } of readDays()) if (comparedAt > asOf) done += 1
    if (methods.length * days - done < left) movedAt = Date.now()
    left = methods.length * days - done
    if (Date.now() - movedAt > PATIENCE_MS)
      throw new Error(
        `${left} days are not compared yet. Does the worker run, and does the provider answer? See: npm run staff -- jobs`,
      )
  }
}

/** Payments first: their refunds need them. */
async function takeAll(call: Call, input: CompareInput, say: (line: string) => void): Promise<void> {
  const found: Difference[] = []
  for await (const one of listOpen(call, input)) if (one.canTake) found.push(one)
  const payments = found.filter(({ kind }) => kind === 'payment')
  for (const one of [...payments, ...found.filter(({ kind }) => kind !== 'payment')]) {
    const { effect } = await call(takeDifference, { differenceId: one.differenceId })
    say(`${describe(one)}  taken: ${effect}`)
  }
}

const listOpen = (call: Call, { from, to }: CompareInput) =>
  pages((page) => call(paymentDifferences, { from, to, ...page }))

async function* pages<T>(
  read: (page: { pageNumber: number; pageSize: number }) => Promise<{ list: T[]; totalCount: number }>,
): AsyncGenerator<T> {
  for (let pageNumber = 1; ; pageNumber++) {
    const { list, totalCount } = await read({ pageNumber, pageSize: PAGE_SIZE })
    yield* list
    if (pageNumber * PAGE_SIZE >= totalCount) return
  }
}

const PROBLEMS = {
  missingInStore: 'not in the store',
  missingAtProvider: 'not at the provider',
  otherAmount: 'another amount',
} as const

function describe({ day, kind, number, problem, orderNo, ...money }: Difference): string {
  const there = money.providerCurrency ? formatMoney(money.providerAmount, money.providerCurrency) : 'nothing'
  const here =
    money.storeCurrency && money.storeAmount ? formatMoney(money.storeAmount, money.storeCurrency) : 'nothing'
  return `${day}  ${kind} ${number}  ${PROBLEMS[problem]}  ${there} there, ${here} here  ${orderNo}`.trim()
}
