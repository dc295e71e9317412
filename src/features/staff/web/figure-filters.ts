/* Filters of the lists that figures lead to. */

export interface Days {
  from: string
  to: string
}

export interface About {
  brandName?: string
  categoryId?: number
  accountId?: number
  /** Name of the category or customer, only to be shown. */
  aboutName?: string
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** From one day to another; both or none. */
export function readDays(query: URLSearchParams): Days | undefined {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? '']
  return DAY.test(from) && DAY.test(to) ? { from, to } : undefined
}

const numberOf = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Of one manufacturer, category or customer. */
export function readAbout(query: URLSearchParams): About {
  const brandName = query.get('brandName')?.trim().slice(0, 200)
  const categoryId = numberOf(query.get('categoryId'))
  const accountId = numberOf(query.get('accountId'))
  const aboutName = query.get('aboutName')?.trim().slice(0, 200)
  return {
    ...(brandName && { brandName }),
    ...(categoryId && { categoryId }),
    ...(accountId && { accountId }),
    ...(aboutName && { aboutName }),
  }
}

type Narrowed = Partial<Days> & About & { currency?: string | undefined }

/** As it is said above the list. */
export function aboutText({ from, to, currency, brandName, categoryId, accountId, aboutName }: Narrowed): string {
  const days = from && to && `${from === to ? `on ${from}` : `from ${from} to ${to}`} (UTC)`
  const about = [
    brandName && `manufacturer ${brandName}`,
    categoryId && `category ${aboutName ?? categoryId}`,
    accountId && `customer ${aboutName ?? accountId}`,
  ]
  return [[days, currency && `in ${currency}`].filter(Boolean).join(' '), ...about].filter(Boolean).join(', ')
}
