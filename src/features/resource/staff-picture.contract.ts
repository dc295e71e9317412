import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Upload } from '#shared/uploaded-file.ts'
import { MAX_UPLOAD } from './resource.rules.ts'

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
