import { createHmac, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { signBody } from '#features/payment/server/signature.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { FuzzRequest } from './fuzz-endpoints.ts'
import { NASTY_TEXTS, NASTY_VALUES } from './nasty-values.ts'
import { pick, type Source, schemaOf, spoil, validValue } from './schema-values.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const CSV = 'Reference,MPN,Manufacturer,Quantity,Price\nR1,LM358DR,Texas Instruments,10,0.12\nC1,"a""b",,-1,1e99\n'

/** A ZIP with one deflated entry whose header has arbitrary values. */
function zip(name: string, content: Buffer, claimedSize = content.length): Buffer {
  const packed = deflateRawSync(content)
  const header = (signature: number, size: number) => {
    const bytes = Buffer.alloc(size)
    bytes.writeUInt32LE(signature)
    return bytes
  }
  const local = header(0x04034b50, 30)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(claimedSize, 22)
  local.writeUInt16LE(name.length, 26)
  const central = header(0x02014b50, 46)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(claimedSize, 24)
  central.writeUInt16LE(name.length, 28)
  const end = header(0x06054b50, 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, Buffer.from(name), packed, central, Buffer.from(name), end])
}

const FILES: readonly { name: string; type: string; bytes: () => Buffer }[] = [
  { name: 'a.csv', type: 'text/csv', bytes: () => Buffer.from(CSV) },
  { name: 'a.csv', type: 'text/csv', bytes: () => randomBytes(5000) },
  { name: '', type: '', bytes: () => Buffer.alloc(0) },
  { name: '../../x.csv', type: 'text/csv', bytes: () => Buffer.from('\ufeff"'.repeat(2000)) },
  { name: 'a.png', type: 'image/png', bytes: () => PNG },
  { name: 'a.png', type: 'image/png', bytes: () => PNG.subarray(0, 40) },
  { name: 'a.svg', type: 'image/svg+xml', bytes: () => Buffer.from('<svg onload="x"><script>1</script>') },
  { name: 'a.pdf', type: 'application/pdf', bytes: () => Buffer.from('%PDF-1.4\n%%EOF') },
  { name: 'a.xlsx', type: 'application/zip', bytes: () => zip('xl/worksheets/sheet1.xml', Buffer.from('<worksheet>')) },
  { name: 'a.xlsx', type: 'application/zip', bytes: () => zip('xl/workbook.xml', Buffer.alloc(20_000_000), 10) },
  {
    name: 'a.xlsx',
    type: 'application/zip',
    bytes: () => Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(999)]),
  },
  { name: 'a.jsonl', type: 'application/json', bytes: () => Buffer.from(`${'['.repeat(50_000)}\n{"model":1}\n`) },
]

function uploadOf(endpoint: Endpoint, source: Source): Partial<FuzzRequest> {
  const schema = schemaOf(endpoint.input)
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(spoil(validValue(schema, source), schema, source))))
    if (name !== 'file' && value !== undefined)
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const file = pick(FILES, source)
  if (file) form.set('file', new Blob([new Uint8Array(file.bytes())], { type: file.type }), file.name)
  return { body: form, headers: {} }
}

const EVENT = { id: 'e1', type: 'payment.paid', paymentNo: 'P1', orderNo: 'O1', amount: '1.00', currency: 'USD' }
const STRIPE_EVENT = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1' } },
}

/** A body with a valid signature of the provider, but senseless content. */
function signedBody({ path, signed }: Endpoint, source: Source, secrets: Secrets): Partial<FuzzRequest> {
  const isStripe = path.endsWith('/stripe')
  const event = spoil(isStripe ? STRIPE_EVENT : EVENT, {}, source)
  const body = source.random() < 0.6 ? JSON.stringify(event) : String(pick([...NASTY_TEXTS, ...NASTY_VALUES], source))
  const at = Math.floor(Date.now() / 1000)
  const signature = isStripe
    ? `t=${at},v1=${createHmac('sha256', secrets.stripe).update(`${at}.${body}`).digest('hex')}`
    : signBody(secrets.sandbox, body)
  return { body, headers: { 'content-type': 'application/json', [signed?.header ?? '']: signature } }
}

export interface Secrets {
  sandbox: string
  stripe: string
}

/** Files for the endpoints that take one, and bodies with a valid signature and senseless content for the webhooks. */
export const specialBodies = (secrets: Secrets) => (endpoint: Endpoint, source: Source) => {
  if (endpoint.upload) return uploadOf(endpoint, source)
  return endpoint.signed ? signedBody(endpoint, source, secrets) : undefined
}
