import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Upload } from '#shared/uploaded-file.ts'
import { MAX_FILM, MAX_UPLOAD } from './resource.rules.ts'

export const uploadContentPicture = endpoint({
  method: 'POST',
  path: '/api/staff/content/picture',
  access: 'staff',
  summary:
    'Send a picture of up to 5 MB for a text or a banner; it stays if a text that is saved within a day shows it',
  input: z.object({ file: Upload }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  upload: { maxBytes: MAX_UPLOAD },
})

export const uploadFilm = endpoint({
  method: 'POST',
  path: '/api/staff/content/film/file',
  access: 'staff',
  summary: 'Send a film of up to 20 MB as MP4 or WebM; it stays if the film of the shop is saved with it within a day',
  input: z.object({ file: Upload }),
  output: z.object({ url: z.string() }),
  upload: { maxBytes: MAX_FILM },
})
