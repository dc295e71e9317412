import { createInflateRaw, inflateRawSync } from 'node:zlib'
import { AppError } from '#shared/app-error.ts'

interface Entry {
  method: number
  encrypted: boolean
  packedSize: number
  size: number
  start: number
}

export interface Zip {
  names: ReadonlySet<string>
  /** The unpacked bytes, or undefined when there is no such part. */
  read(name: string): Buffer | undefined
  /** The same in pieces, for parts that are too large to be held. */
  stream(name: string): AsyncIterable<Buffer> | undefined
}

export interface ZipLimits {
  /** Of one part that is read whole, and of all of them. */
  unpacked: number
  unpackedTogether: number
  /** Of a part that is read in pieces. */
  streamed: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const MAX_ENTRIES = 5000
/** Maximum unpacked size of one part and of all parts; a list of 10,000 lines is far smaller. */
const BOM_LIMITS: ZipLimits = {
  unpacked: 20 * 1024 * 1024,
  unpackedTogether: 64 * 1024 * 1024,
  streamed: 20 * 1024 * 1024,
}
/** Sheets compress by 10 to 50; higher ratios are refused as zip bombs. */
const MAX_SHRUNK = 250
const PIECE = 256 * 1024

/** Opens an archive without unpacking. Parts are unpacked on demand, within the limits. */
export function openZip(bytes: Uint8Array, limits = BOM_LIMITS): Zip {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = listEntries(file)
  let left = limits.unpackedTogether
  return {
    names: new Set(entries.keys()),
    read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const unpacked = unpack(file, entry, Math.min(left, limits.unpacked))
      left -= unpacked.length
      return unpacked
    },
    stream(name) {
      const entry = entries.get(name)
      return entry && unpackInPieces(packedBytes(file, entry), entry.method, limits.streamed)
    },
  }
}

async function* unpackInPieces(packed: Buffer, method: number, most: number): AsyncGenerator<Buffer> {
  if (method === 0) return yield packed
  const unpacking = createInflateRaw({ chunkSize: PIECE })
  unpacking.end(packed)
  let size = 0
  try {
    for await (const piece of unpacking) {
      size += piece.length
      if (size > most || size > PIECE + packed.length * MAX_SHRUNK) throw tooMuch()
      yield piece
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged()
  } finally {
    unpacking.destroy()
  }
}

function listEntries(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== END) throw damaged()
  const count = file.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw tooMuch()
  const entries = new Map<string, Entry>()
  let at = file.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL) throw damaged()
    const nameLength = file.readUInt16LE(at + 28)
    entries.set(file.toString('utf8', at + 46, at + 46 + nameLength), {
      method: file.readUInt16LE(at + 10),
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      packedSize: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      start: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function unpack(file: Buffer, entry: Entry, most: number): Buffer {
  const { method, size } = entry
  // The declared size is checked first, the real size while unpacking.
  if (size > most) throw tooMuch()
  const packed = packedBytes(file, entry)
  if (method === 0) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(most, size)) })
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch()
    throw damaged()
  }
}

function packedBytes(file: Buffer, { method, encrypted, packedSize, start }: Entry): Buffer {
  if (encrypted) throw new AppError('bom_unreadable', 'This workbook has a password. Please save it without one.')
  if (start + 30 > file.length || file.readUInt32LE(start) !== LOCAL) throw damaged()
  const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
  const packed = file.subarray(from, from + packedSize)
  if (packed.length < packedSize) throw damaged()
  if (method !== 0 && method !== 8) throw damaged()
  return packed
}

const tooMuch = () =>
  new AppError(
    'bom_oversized',
    'Unpacked, this workbook is much larger than a list of 10,000 lines. Please save only the list as CSV.',
  )

const damaged = () => new AppError('bom_unreadable', 'This workbook is damaged. Please save it again, or as CSV.')
