import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { backupKeyOf, decrypting, encrypting } from './encryption.ts'

const key = backupKeyOf('the key of a shop, made for this test')
const HEADER = 48
const PIECE = 65_536
const SEALED = PIECE + 16

const through = (bytes: Buffer, change: ReturnType<typeof encrypting>, size = 10_000) =>
  buffer(
    Readable.from(
      Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
    )
      .on('error', () => {})
      .compose(change),
  )
const encrypt = (bytes: Buffer, name = 'tables/goods.gz') => through(bytes, encrypting(key, name))
const decrypt = (bytes: Buffer, name = 'tables/goods.gz', used = key) => through(bytes, decrypting(used, name), 7777)

const sealed = await encrypt(randomBytes(3 * PIECE + 100))
const piece = (place: number) => sealed.subarray(HEADER + place * SEALED, HEADER + (place + 1) * SEALED)
const header = sealed.subarray(0, HEADER)
const changed = Buffer.from(sealed)
changed[HEADER + SEALED + 5] = (changed[HEADER + SEALED + 5] ?? 0) ^ 1

describe('an encrypted file', () => {
  test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 200_000])('of %i bytes is read back', async (size) => {
    const bytes = randomBytes(size)
    const sealed = await encrypt(bytes)
    expect(size > 16 && sealed.includes(bytes.subarray(0, 16))).toBe(false)
    expect((await decrypt(sealed)).equals(bytes)).toBe(true)
  })

  test('differs each time, and says which key it needs', async () => {
    const bytes = Buffer.from('the same')
    expect((await encrypt(bytes)).equals(await encrypt(bytes))).toBe(false)
    const other = backupKeyOf('another key, of another shop or year')
    await expect(decrypt(await encrypt(bytes), 'tables/goods.gz', other)).rejects.toThrow(
      `BACKUP_KEY is another key (${other.id}) than the one this backup was made with (${key.id})`,
    )
  })

  test.each([
    ['changed in one bit', changed],
    ['cut off within a piece', sealed.subarray(0, HEADER + SEALED + 100)],
    ['cut off after a whole piece', sealed.subarray(0, HEADER + 2 * SEALED)],
    ['cut off after its header', header],
    ['empty', Buffer.alloc(0)],
    ['with two pieces exchanged', Buffer.concat([header, piece(1), piece(0), piece(2), piece(3)])],
    ['with a piece repeated', Buffer.concat([header, piece(0), piece(0), piece(1), piece(2), piece(3)])],
    ['with a piece left out', Buffer.concat([header, piece(0), piece(2), piece(3)])],
    ['with more after its end', Buffer.concat([sealed, Buffer.alloc(1000)])],
  ])('%s does not open', async (_how, bytes) => {
    await expect(decrypt(bytes)).rejects.toThrow('tables/goods.gz cannot be decrypted')
  })

  test('under another name does not open', async () => {
    await expect(decrypt(sealed, 'tables/account.gz')).rejects.toThrow('tables/account.gz cannot be decrypted')
  })
})
