import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Upload } from '#shared/uploaded-file.ts'
import { MAX_UPLOAD } from './resource.rules.ts'

export const ResourceKind = z.enum([
  'avatar',
  'proof',
  'aftersale',
  'attachment',
  'logo',
  'content',
  'film',
  'part',
  'datasheet',
])
export type ResourceKind = z.infer<typeof ResourceKind>

/** Files of the shop have calls of their own. */
const SentKind = ResourceKind.exclude(['content', 'film', 'part', 'datasheet'])
export type SentKind = z.infer<typeof SentKind>

export const ResourceId = z.string().regex(/^[0-9a-f]{32}$/, 'There is no such file.')

export const Resource = z.object({
  resourceId: z.string(),
  kind: ResourceKind,
  contentType: z.string(),
  size: z.int(),
  /** As the sender calls it. */
  fileName: z.string(),
  /** Where it is read; all but avatars, logos and files of the shop need the token. */
  url: z.string(),
})
export type Resource = z.infer<typeof Resource>

export const uploadResource = endpoint({
  method: 'POST',
  path: '/api/common/resource/upload',
  access: 'public',
  knowsCaller: true,
  summary:
    'Send a picture or a PDF of up to 5 MB; visitors may send attachments only, and no archives; logos are for staff',
  input: z.object({
    file: Upload,
    /** What it is for. Without it the file is kept as it is for whatever it is used for first, if that takes its type. */
    kind: SentKind.default('attachment'),
  }),
  output: Resource,
  upload: { maxBytes: MAX_UPLOAD },
})

export const readResource = endpoint({
  method: 'GET',
  path: '/api/common/resource/:resourceId',
  access: 'public',
  duringMaintenance: true,
  knowsCaller: true,
  summary:
    'An uploaded file: avatars, logos and files of the shop are public, others for their owner and for staff with the right to what they belong to',
  input: z.object({ resourceId: ResourceId }),
  output: FileOutput,
})
