import type { Sealer } from '../secrets/sealer.ts'

/*
 * Buckets are named after e-mail addresses and networks, of which there are few enough to try them all against a plain
 * hash. So the name is kept as `kind:HMAC`, with a key derived from STORE_SECRET, which is not in the database. All
 * processes of a store have the same secret; a new secret begins all counts anew.
 */

let secrets: Pick<Sealer, 'digest'> | undefined

/** Called once, where the store is put together. */
export function keyLimitsWith(sealer: Pick<Sealer, 'digest'>): void {
  secrets = sealer
}

/** `need:203.0.113.7` as the table has it: the kind can be read, and whom it counts cannot. */
export function limitKey(bucket: string): string {
  if (!secrets) throw new Error('limits have no key: keyLimitsWith was not called')
  return `${bucket.slice(0, bucket.indexOf(':') + 1)}${secrets.digest(bucket, 'limits')}`
}
