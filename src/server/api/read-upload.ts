import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { FileOnDisk, UploadedFile } from '#shared/uploaded-file.ts'
import { readQuery } from './read-query.ts'
import type { UploadFolder } from './upload-folder.ts'

const LIMITS = {
  files: 1,
  fields: 20,
  parts: 50,
  /** Fields beside the file are short. */
  fieldSize: 65_536,
  /** Of a part: what is longer is cut off. */
  headerSize: 16_384,
  headerPairs: 50,
}

/** Room in the body for all that is not the file. */
export const FORM_BYTES = LIMITS.fields * LIMITS.fieldSize

/** One file and any number of plain fields, which are read like a query. */
export async function readUpload(
  request: FastifyRequest,
  { input, upload }: Endpoint,
  folder: UploadFolder,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  let file: UploadedFile | FileOnDisk | undefined
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: upload?.maxBytes ?? 0 } })) {
      if (part.type === 'file') file = await receive(part, folder, upload?.toDisk === true)
      else if (part.valueTruncated) throw new AppError('too_large', 'A field of the form is too long.')
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    throw isBrokenForm(error) ? new AppError('malformed_request', 'The form could not be read.') : error
  }
  return { ...readQuery(input, fields), file }
}

/** The parser throws plain errors; those of the disk and of its limits have a code, and ours are of kinds of their own. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error)

/** Streams to disk, so that a stalled upload takes no memory. */
async function receive(
  { file, filename: fileName, mimetype: contentType }: MultipartFile,
  folder: UploadFolder,
  staysOnDisk: boolean,
): Promise<UploadedFile | FileOnDisk> {
  const path = join(await folder.path(), 'file')
  await pipeline(file, createWriteStream(path, { mode: 0o600 }))
  if (file.truncated) throw new AppError('too_large', 'The request is too large.')
  return staysOnDisk ? { fileName, path } : { fileName, contentType, bytes: await readFile(path) }
}
