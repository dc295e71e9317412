import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status: number
  body?: string | Buffer
  headers?: Record<string, string>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** An S3 server in memory: objects, parts and lists. It compares the SHA-256 of what it gets with the one that was announced. */
export async function startBucket({ bucket = 'copies', listedAtOnce = 1000 } = {}) {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const control = {
    /** Answers 500 to what it is true for. */
    fails: (_method: string, _key: string): boolean => false,
    largestBody: 0,
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const entries = new Map<string, string>()
    for (const [key, bytes] of objects) {
      if (!key.startsWith(prefix)) continue
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      const common = key.slice(0, end + 1)
      if (end >= 0) entries.set(common, `<CommonPrefixes><Prefix>${common}</Prefix></CommonPrefixes>`)
      else entries.set(key, `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`)
    }
    const after = query.get('continuation-token') ?? ''
    const rest = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).filter(([key]) => key > after)
    const page = rest.slice(0, listedAtOnce)
    const next = rest.length > listedAtOnce ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
    return { status: 200, body: `<ListBucketResult>${page.map(([, xml]) => xml).join('')}${next}</ListBucketResult>` }
  }

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const url = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length))
    const query = url.searchParams
    const uploadId = query.get('uploadId') ?? ''
    control.largestBody = Math.max(control.largestBody, body.length)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key-id/'))
      return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
    if (control.fails(request.method ?? '', key)) return { status: 400, body: '<Error><Code>Refused</Code></Error>' }
    if (query.has('list-type')) return list(query)
    if (request.method === 'PUT') {
      const sum = createHash('sha256').update(body).digest('hex')
      if (request.headers['x-amz-content-sha256'] !== sum)
        return { status: 400, body: '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>' }
      if (uploadId) uploads.get(uploadId)?.set(Number(query.get('partNumber')), body)
      else objects.set(key, body)
      return { status: 200, headers: { etag: `"${sum}"` } }
    }
    if (request.method === 'POST' && query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, new Map())
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    if (request.method === 'POST') {
      const parts = [...(uploads.get(uploadId) ?? [])].sort(([a], [b]) => a - b)
      objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
      uploads.delete(uploadId)
      return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
    }
    if (request.method === 'DELETE') {
      if (uploadId) uploads.delete(uploadId)
      else objects.delete(key)
      return { status: 204 }
    }
    const found = objects.get(key)
    return found
      ? { status: 200, body: found, headers: { 'content-length': String(found.length) } }
      : { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' }
  }

  const server = createServer(async (request, response) => {
    const { status, headers, body } = answer(request, await bodyOf(request))
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    objects,
    uploads,
    control,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      accessKeyId: 'key-id',
      secretAccessKey: 'secret',
    },
    env: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_ACCESS_KEY_ID: 'key-id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
