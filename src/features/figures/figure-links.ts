import { daysOf } from './figures.rules.ts'

interface Span {
  from: string
  to: string
}

/** The days of a day, a month or a year. */
export const spanOf = (at: string): Span => (at.length === 10 ? { from: at, to: at } : daysOf(at))

/** What a figure is about besides its days: a manufacturer, a category, a customer. */
export interface About {
  brandName?: string
  categoryId?: number
  accountId?: number
  /** Name of the category or customer, only to be shown. */
  aboutName?: string
}

const addressOf = (path: string, query: Record<string, string | number | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return `${path}?${new URLSearchParams(given)}`
}

/* The lists that the figures count. */
export const ordersAddress = (
  dates: 'placed' | 'paid' | 'refunded',
  { currency, at, ...about }: { currency: string; at: string } & About,
) => addressOf('/staff/orders', { dates, ...spanOf(at), currency, ...about })

export const quotesAddress = (progress: 'quoted' | 'won' | undefined, { at, ...about }: { at: string } & About) =>
  addressOf('/staff/quotes', { ...spanOf(at), progress, ...about })

export const searchesAddress = (at: string) => addressOf('/staff/searches', { state: 'all', ...spanOf(at) })

export const cartsAddress = ({ currency, at, ...about }: { currency: string; at?: string } & About) =>
  addressOf('/staff/figures/carts', { currency, ...(at && spanOf(at)), ...about })
