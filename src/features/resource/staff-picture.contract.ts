import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Upload } from '#shared/uploaded-file.ts'
import { MAX_DATASHEET, MAX_FILM, MAX_UPLOAD } from './resource.rules.ts'

export const uploadContentPicture = endpoint({
  method: 'POST',
  path: '/api/staff/content/picture',
  access: 'staff',
  summary:
    'Send a picture of up to 5 MB for a text or a banner; it is deleted unless a text that uses it is saved within a day',
  input: z.object({ file: Upload }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  upload: { maxBytes: MAX_UPLOAD },
})

export const uploadFilm = endpoint({
  method: 'POST',
  path: '/api/staff/content/film/file',
  access: 'staff',
  summary:
    'Send a film of up to 20 MB as MP4 or WebM; it is deleted unless the film of the shop is saved with it within a day',
  input: z.object({ file: Upload }),
  output: z.object({ url: z.string() }),
  upload: { maxBytes: MAX_FILM },
})

export const uploadPartPicture = endpoint({
  method: 'POST',
  path: '/api/staff/parts/picture',
  access: 'staff',
  summary: 'Send a picture of a part, of up to 5 MB; it is deleted unless a part is saved with it within a day',
  input: z.object({ file: Upload }),
  output: z.object({ url: z.string() }),
  upload: { maxBytes: MAX_UPLOAD },
})

export const uploadDatasheet = endpoint({
  method: 'POST',
  path: '/api/staff/parts/document',
  access: 'staff',
  summary:
    'Send a datasheet or another document as a PDF of up to 20 MB; it is deleted unless a part is saved with it within a day',
  input: z.object({ file: Upload }),
  output: z.object({ url: z.string(), fileName: z.string() }),
  upload: { maxBytes: MAX_DATASHEET },
})
