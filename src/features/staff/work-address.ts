import type { WorkKind } from './work.contract.ts'

/** The page of one piece of work; of its list where it has none of its own. */
const pages: Record<WorkKind, (subject: string) => string> = {
  order: (orderNo) => `/staff/orders/${orderNo}`,
  quote: (enquiryNo) => `/staff/quotes/${enquiryNo}`,
  return: (afterSaleNo) => `/staff/returns/${afterSaleNo}`,
  message: () => '/staff/messages',
  import: (importId) => `/staff/imports/${importId}`,
  part: (goodsId) => `/staff/parts/${goodsId}`,
  search: () => '/staff/searches',
  job: () => '/staff/jobs',
}

const NAMES: Record<WorkKind, string> = {
  order: '',
  quote: '',
  return: '',
  message: 'message',
  import: 'import',
  part: 'part',
  search: 'search',
  job: 'failed job',
}

export const workAddress = (kind: WorkKind, subject: string): string => pages[kind](encodeURIComponent(subject))

/** "import 7"; numbers of orders, quotes and returns are names by themselves. */
export const workName = (kind: WorkKind, subject: string): string => `${NAMES[kind]} ${subject}`.trim()

/** Kinds that are known by the number of their row. */
const NUMBERED: ReadonlySet<WorkKind> = new Set(['message', 'import', 'part', 'job'])

export const isSubject = (kind: WorkKind, subject: string): boolean =>
  !NUMBERED.has(kind) || /^[1-9]\d{0,8}$/.test(subject)
