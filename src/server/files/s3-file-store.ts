import { AwsClient } from 'aws4fetch'
import { assertFileName, type FileStore } from './file-store.ts'

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
  const send = (name: string, init: RequestInit) => {
    assertFileName(name)
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`
    return client.fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
  }
  const check = (answer: Response, what: string) => {
    if (!answer.ok) throw new Error(`the file store answered ${answer.status} to ${what}`)
  }
  return {
    async put(name, bytes) {
      check(await send(name, { method: 'PUT', body: Buffer.from(bytes) }), `put ${name}`)
    },
    async find(name) {
      const answer = await send(name, { method: 'GET' })
      if (answer.status === 404) return undefined
      check(answer, `get ${name}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async read(name, from, to) {
      const answer = await send(name, { method: 'GET', headers: { range: `bytes=${from}-${to - 1}` } })
      check(answer, `get ${name}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      // A service that knows no ranges sends all of it.
      return answer.status === 206 ? bytes : bytes.subarray(from, to)
    },
    async remove(name) {
      const answer = await send(name, { method: 'DELETE' })
      if (answer.status !== 404) check(answer, `delete ${name}`)
    },
  }
}
