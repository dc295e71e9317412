import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** What is sealed begins with it, then the id of its key, the nonce, the tag and the text. */
const PREFIX = Buffer.from('sealed1:')
const KEY_ID_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const OVERHEAD = PREFIX.length + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES

/** Encrypts what must be readable again, such as secrets that sign. Values that were never sealed are returned as they are. */
export interface Sealer {
  /** `purpose` is needed to open it: a value that was moved to another row does not open. */
  seal(value: Uint8Array, purpose: string): Buffer
  open(value: Buffer, purpose: string): Buffer
  sealText(value: string, purpose: string): string
  openText(value: string, purpose: string): string
  /** Plain, sealed with the secret of today, with one of before, or with one that is not known here. */
  stateOf(value: Buffer | string): 'plain' | 'current' | 'old' | 'unknown'
  /** The same for the same value, and of no use to those who do not know the secret, even if there are few values. */
  digest(value: string, purpose: string): string
}

export class SealError extends Error {
  override readonly name = 'SealError'
}

interface Key {
  id: Buffer
  key: Buffer
}

function deriveKey(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, 'ohmstead', 'sealed values', KEY_BYTES))
  return { key, id: createHash('sha256').update('id').update(key).digest().subarray(0, KEY_ID_BYTES) }
}

const deriveDigestKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'ohmstead', 'digests', KEY_BYTES))

const isSealed = (value: Buffer) => value.length >= OVERHEAD && value.subarray(0, PREFIX.length).equals(PREFIX)
const keyIdOf = (value: Buffer) => value.subarray(PREFIX.length, PREFIX.length + KEY_ID_BYTES)
const bytesOf = (value: Buffer | string) => (typeof value === 'string' ? Buffer.from(value, 'base64') : value)

/** Seals with the first secret; opens what any of them has sealed. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const digestKey = deriveDigestKey(secrets[0])
  const [current, ...old] = secrets.map(deriveKey) as [Key, ...Key[]] // as many as there are secrets
  const seal = (value: Uint8Array, purpose: string) => {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(purpose))
    const text = Buffer.concat([cipher.update(value), cipher.final()])
    return Buffer.concat([PREFIX, current.id, nonce, cipher.getAuthTag(), text])
  }
  const open = (value: Buffer, purpose: string) => {
    if (!isSealed(value)) return value
    const found = [current, ...old].find(({ id }) => id.equals(keyIdOf(value)))
    if (!found) throw new SealError('a secret was sealed with another STORE_SECRET')
    const at = PREFIX.length + KEY_ID_BYTES
    const decipher = createDecipheriv(CIPHER, found.key, value.subarray(at, at + NONCE_BYTES))
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(value.subarray(at + NONCE_BYTES, OVERHEAD))
    try {
      return Buffer.concat([decipher.update(value.subarray(OVERHEAD)), decipher.final()])
    } catch (cause) {
      throw new SealError('a sealed secret was changed or moved', { cause })
    }
  }
  return {
    seal,
    open,
    sealText: (value, purpose) => seal(Buffer.from(value), purpose).toString('base64'),
    openText(value, purpose) {
      const bytes = bytesOf(value)
      return isSealed(bytes) ? open(bytes, purpose).toString() : value
    },
    digest: (value, purpose) => createHmac('sha256', digestKey).update(`${purpose}:${value}`).digest('base64url'),
    stateOf(value) {
      const bytes = bytesOf(value)
      if (!isSealed(bytes)) return 'plain'
      if (current.id.equals(keyIdOf(bytes))) return 'current'
      return old.some(({ id }) => id.equals(keyIdOf(bytes))) ? 'old' : 'unknown'
    },
  }
}
