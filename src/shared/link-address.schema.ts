import { Line } from './text.schema.ts'

/**
 * Where a link of the owner may lead: a page of the store, or another one by https. Browsers read `//host` and `/\host`
 * as other hosts.
 */
export const LinkAddress = Line(300, 'An address').regex(
  /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/?#\\]+\.[^\s\\]+)$/i,
  'Please begin the address with / for a page of this store, or with https:// for another one.',
)
