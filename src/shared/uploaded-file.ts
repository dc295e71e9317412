import { z } from 'zod'

/** A file as it reaches a use case. Name and type are what the sender claims: check the bytes. */
export interface UploadedFile {
  fileName: string
  contentType: string
  bytes: Uint8Array
}

/** A browser sends a file of its own, which arrives as the above. */
export const Upload = z.custom<UploadedFile>(
  (value) => typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
  'Please choose a file',
) as z.ZodCustom<UploadedFile, UploadedFile | Blob> // `callApi` turns the one into the other on its way

/** A file that was written to disk while it came. */
export interface FileOnDisk {
  fileName: string
  path: string
}

export const UploadOnDisk = z.custom<FileOnDisk>(
  (value) => typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string',
  'Please choose a file',
) as z.ZodCustom<FileOnDisk, FileOnDisk | Blob> // as above
