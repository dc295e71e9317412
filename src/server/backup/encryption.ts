import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Duplex } from 'node:stream'
import { BackupError } from './backup-error.ts'

/*
 * A file of an encrypted backup is a header (what it is, the id of the key, a salt) and pieces of 64 KiB, each with a tag
 * of AES-256-GCM. The key of a file is made from the key of the backups, the salt and the name of the file, so a file under
 * another name does not open. The nonce of a piece is its number and whether it is the last one, so pieces that are missing,
 * repeated or in another order do not open either, and neither does a file that was cut off.
 */

const CIPHER = 'aes-256-gcm'
const MAGIC = Buffer.from('backup1:')
const KEY_ID_BYTES = 8
const SALT_BYTES = 32
const KEY_BYTES = 32
const TAG_BYTES = 16
const PIECE_BYTES = 65_536
const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES

export interface BackupKey {
  /** Tells keys apart, and nothing else about them. */
  id: string
  bytes: Buffer
}

export function backupKeyOf(secret: string): BackupKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'ohmstead', 'backups', KEY_BYTES))
  return {
    bytes,
    id: createHash('sha256')
      .update('id')
      .update(bytes)
      .digest('hex')
      .slice(0, 2 * KEY_ID_BYTES),
  }
}

const fileKey = (key: BackupKey, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key.bytes, salt, `file ${name}`, KEY_BYTES))

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(count, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** `name`: what the file is called in the backup. */
export const encrypting = (key: BackupKey, name: string): Duplex =>
  Duplex.from((source: AsyncIterable<Buffer>) => encrypt(source, key, name))

export const decrypting = (key: BackupKey, name: string): Duplex =>
  Duplex.from((source: AsyncIterable<Buffer>) => decrypt(source, key, name))

async function* encrypt(source: AsyncIterable<Buffer>, key: BackupKey, name: string) {
  const salt = randomBytes(SALT_BYTES)
  const secret = fileKey(key, salt, name)
  let count = 0
  const seal = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv(CIPHER, secret, nonceOf(count++, isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  yield Buffer.concat([MAGIC, Buffer.from(key.id, 'hex'), salt])
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    for (; held.length > PIECE_BYTES; held = held.subarray(PIECE_BYTES))
      yield seal(held.subarray(0, PIECE_BYTES), false)
  }
  yield seal(held, true)
}

async function* decrypt(source: AsyncIterable<Buffer>, key: BackupKey, name: string) {
  let open: ((piece: Buffer, isLast: boolean) => Buffer) | undefined
  let held: Buffer = Buffer.alloc(0)
  const sealed = PIECE_BYTES + TAG_BYTES
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk])
    if (!open && held.length >= HEADER_BYTES) {
      open = openerOf(held.subarray(0, HEADER_BYTES), key, name)
      held = held.subarray(HEADER_BYTES)
    }
    for (; open && held.length > sealed; held = held.subarray(sealed)) yield open(held.subarray(0, sealed), false)
  }
  if (!open) throw damaged(name)
  yield open(held, true)
}

function openerOf(header: Buffer, key: BackupKey, name: string) {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged(name)
  const id = header.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES).toString('hex')
  if (id !== key.id)
    throw new BackupError(
      `BACKUP_KEY is another key (${key.id}) than the one this backup was made with (${id}). Nothing was changed.`,
    )
  const secret = fileKey(key, header.subarray(MAGIC.length + KEY_ID_BYTES), name)
  let count = 0
  return (piece: Buffer, isLast: boolean): Buffer => {
    if (piece.length < TAG_BYTES) throw damaged(name)
    const decipher = createDecipheriv(CIPHER, secret, nonceOf(count++, isLast), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, piece.length - TAG_BYTES)), decipher.final()])
    } catch {
      throw damaged(name)
    }
  }
}

const damaged = (name: string) =>
  new BackupError(`${name} cannot be decrypted: it was damaged, cut off, renamed or changed.`)
