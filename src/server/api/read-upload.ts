import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { FileOnDisk, UploadedFile } from '#shared/uploaded-file.ts'
import { readQuery } from './read-query.ts'

/** Fields beside the file are short. */
const MAX_FIELD_BYTES = 65_536

/** One file and any number of plain fields, which are read like a query. */
export async function readUpload(request: FastifyRequest, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | FileOnDisk | undefined
  for await (const part of request.parts({
    limits: { files: 1, fields: 20, fieldSize: MAX_FIELD_BYTES, fileSize: endpoint.upload?.maxBytes ?? 0 },
  })) {
    if (part.type === 'file' && endpoint.upload?.toDisk) file = await writeToDisk(request, part)
    else if (part.type === 'file')
      file = { fileName: part.filename, contentType: part.mimetype, bytes: await receive(part.file) }
    else fields[part.fieldname] = part.value
  }
  return { ...readQuery(endpoint.input, fields), file }
}

/** In a temporary folder, which is deleted with the request. */
async function writeToDisk(request: FastifyRequest, { file, filename }: MultipartFile): Promise<FileOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-upload-'))
  request.raw.once('close', () => void rm(folder, { recursive: true, force: true }).catch(() => {}))
  return { fileName: filename, path: await write(file, folder) }
}

async function write(incoming: Readable & { truncated: boolean }, folder: string): Promise<string> {
  const path = join(folder, 'file')
  await pipeline(incoming, createWriteStream(path, { mode: 0o600 }))
  if (incoming.truncated) throw new AppError('too_large', 'The request is too large.')
  return path
}

/** Streams to disk, so that a stalled upload takes no memory. */
async function receive(incoming: Readable & { truncated: boolean }): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-upload-'))
  try {
    return await readFile(await write(incoming, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
