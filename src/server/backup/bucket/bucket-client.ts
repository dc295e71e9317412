import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../../files/s3-file-store.ts'
import { BackupError } from '../backup-error.ts'
import { BACKUP_FILE } from '../hashed-file.ts'

/** So much of a file is in memory at once. A service takes 10,000 parts of a file, of 5 MB or more. */
const PART_BYTES = 16 * 2 ** 20
const MAX_PARTS = 10_000

export interface StoredObject {
  key: string
  bytes: number
}

export type BucketClient = ReturnType<typeof openBucket>

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''),
  )

/** Files of any size in an S3-compatible service. What arrives is what was sent: the service compares the SHA-256 of each part. */
export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 })
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`

  async function ask(key: string, query: Record<string, string>, init: RequestInit): Promise<Response> {
    const path = key.split('/').map(encodeURIComponent).join('/')
    const search = new URLSearchParams(query).toString()
    try {
      return await client.fetch(`${root}${path && `/${path}`}${search && `?${search}`}`, init)
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const why = cause instanceof Error ? cause.message || cause.name : String(cause)
      throw new BackupError(`The bucket ${bucket} at ${endpoint} cannot be reached: ${why}`)
    }
  }
  async function send(key: string, query: Record<string, string>, init: RequestInit): Promise<Response> {
    const answer = await ask(key, query, init)
    if (answer.ok) return answer
    const [reason = ''] = textOf(await answer.text(), 'Code')
    throw new BackupError(
      `The bucket ${bucket} answered ${answer.status} ${reason} to ${init.method} ${key}.`.replace('  ', ' '),
    )
  }
  const put = (key: string, query: Record<string, string>, bytes: Buffer<ArrayBuffer>) =>
    send(key, query, { method: 'PUT', body: bytes, headers: { 'x-amz-content-sha256': sha256(bytes) } })

  async function putParts(key: string, path: string, size: number): Promise<void> {
    const begun = await (await send(key, { uploads: '' }, { method: 'POST' })).text()
    const [uploadId] = textOf(begun, 'UploadId')
    if (!uploadId) throw new BackupError(`The bucket ${bucket} does not take files in parts.`)
    try {
      const parts: string[] = []
      for await (const part of partsOf(path, Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)))) {
        const partNumber = String(parts.length + 1)
        const answer = await put(key, { partNumber, uploadId }, part)
        const tag = answer.headers.get('etag') ?? ''
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${tag}</ETag></Part>`)
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const ended = await (await send(key, { uploadId }, { method: 'POST', body })).text()
      // It may say so after it has begun to answer.
      if (!ended.includes('<CompleteMultipartUploadResult'))
        throw new BackupError(`The bucket ${bucket} could not put ${key} together: ${textOf(ended, 'Code')[0] ?? ''}`)
    } catch (error) {
      await ask(key, { uploadId }, { method: 'DELETE' }).catch(() => {})
      throw error
    }
  }

  return {
    async upload(path: string, key: string): Promise<void> {
      const { size } = await stat(path)
      if (size > PART_BYTES) await putParts(key, path, size)
      else for await (const whole of partsOf(path, PART_BYTES)) await put(key, {}, whole)
      const there = await send(key, {}, { method: 'HEAD' })
      if (Number(there.headers.get('content-length')) !== size)
        throw new BackupError(`${key} is not as long in the bucket ${bucket} as it is here.`)
    },

    /** Written to the disk in full, or an error. */
    async download({ key, bytes }: StoredObject, path: string): Promise<void> {
      const { body } = await send(key, {}, { method: 'GET' })
      await pipeline(Readable.from(body ?? []), createWriteStream(path, BACKUP_FILE))
      if ((await stat(path)).size !== bytes) throw new BackupError(`${key} did not arrive in full.`)
    },

    async list(prefix: string): Promise<StoredObject[]> {
      const found: StoredObject[] = []
      for await (const page of pages({ prefix })) {
        for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({ key: textOf(object, 'Key')[0] ?? '', bytes: Number(textOf(object, 'Size')[0]) })
      }
      return found
    },

    /** What follows the prefix, until the next slash. */
    async listFolders(prefix: string): Promise<string[]> {
      const found: string[] = []
      for await (const page of pages({ prefix, delimiter: '/' })) {
        for (const [, common = ''] of page.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs))
          found.push((textOf(common, 'Prefix')[0] ?? '').slice(prefix.length, -1))
      }
      return found
    },

    async remove(key: string): Promise<void> {
      await send(key, {}, { method: 'DELETE' })
    },
  }

  async function* pages(query: Record<string, string>) {
    let next: Record<string, string> = {}
    do {
      const page = await (await send('', { 'list-type': '2', ...query, ...next }, { method: 'GET' })).text()
      yield page
      const [token] = textOf(page, 'NextContinuationToken')
      next = token ? { 'continuation-token': token } : {}
    } while (next['continuation-token'])
  }
}

/** Also of an empty file there is one. */
async function* partsOf(path: string, size: number) {
  const file = await open(path, 'r')
  try {
    for (let count = 0; ; count += 1) {
      const part = Buffer.allocUnsafe(size)
      const length = await readFully(file, part)
      if (length > 0 || count === 0) yield part.subarray(0, length)
      if (length < size) return
    }
  } finally {
    await file.close()
  }
}

async function readFully(file: Awaited<ReturnType<typeof open>>, buffer: Buffer): Promise<number> {
  let length = 0
  for (;;) {
    const { bytesRead } = await file.read(buffer, length, buffer.length - length)
    length += bytesRead
    if (bytesRead === 0 || length === buffer.length) return length
  }
}
