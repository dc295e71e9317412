import { z } from 'zod'
import { CURRENCIES } from './currencies.ts'

/** A currency that a store can sell in. Whether this store does is in its settings. */
export const Currency = z.enum(CURRENCIES)
export type Currency = z.infer<typeof Currency>
