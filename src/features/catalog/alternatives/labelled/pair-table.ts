import type { BaseName } from './base-parts.ts'

/**
 * Pairs by the part to be replaced, one a line. `R`: a replacement. `W code`: similar, and this rating is worse. `U code`: similar, since
 * this is not known. What follows is what the alternative has instead: `code=value`, `-code` for a parameter that is not stated,
 * `package=…`, `model=…` with `+` for the same maker, `group` for another job, `named` for an alternative the supplier names.
 */
export type PairTable = Partial<Record<BaseName, string>>
