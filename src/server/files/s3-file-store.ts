import { AwsClient } from 'aws4fetch'
import { assertFileName, FILES_UNAVAILABLE, type FileStore } from './file-store.ts'

export interface Bucket {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Any S3-compatible service, addressed as endpoint/bucket/name. */
export function s3FileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const send = async (name: string, init: RequestInit) => {
    assertFileName(name)
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`
    return unavailableUnless(client.fetch(url, { ...init, signal: AbortSignal.timeout(20_000) }))
  }
  const check = (answer: Response, what: string) => {
    if (!answer.ok) throw filesUnavailable(`the file store answered ${answer.status} to ${what}`)
  }
  const bytesOf = async (answer: Response) => new Uint8Array(await unavailableUnless(answer.arrayBuffer()))
  return {
    async put(name, bytes) {
      check(await send(name, { method: 'PUT', body: Buffer.from(bytes) }), `put ${name}`)
    },
    async find(name) {
      const answer = await send(name, { method: 'GET' })
      if (answer.status === 404) return undefined
      check(answer, `get ${name}`)
      return bytesOf(answer)
    },
    async read(name, from, to) {
      const answer = await send(name, { method: 'GET', headers: { range: `bytes=${from}-${to - 1}` } })
      check(answer, `get ${name}`)
      const bytes = await bytesOf(answer)
      // A service that knows no ranges sends all of it.
      return answer.status === 206 ? bytes : bytes.subarray(from, to)
    },
    async remove(name) {
      const answer = await send(name, { method: 'DELETE' })
      if (answer.status !== 404) check(answer, `delete ${name}`)
    },
  }
}

const filesUnavailable = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: FILES_UNAVAILABLE })

/** The connection failed or broke, or the answer takes too long. */
const unavailableUnless = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw filesUnavailable(`the file store does not answer: ${cause instanceof Error ? cause.message : cause}`, cause)
  })
