import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Version } from '#shared/id.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const filmFields = {
  title: Line(80, 'A title'),
  /** What `/api/staff/content/film/file` has answered; empty: the film that comes with a demo. */
  video: Line(100, 'A film').regex(/^(\/api\/common\/resource\/[0-9a-f]{32})?$/, 'Please upload the film.'),
  /** What `/api/staff/content/picture` has answered; empty: the first frame. */
  poster: Line(100, 'A picture').regex(/^(\/api\/common\/resource\/[0-9a-f]{32})?$/, 'Please upload the picture.'),
  /** WebVTT; empty: it has no speech. */
  captions: Lines(50_000, 'The captions'),
  shown: z.boolean(),
}

const StaffFilm = z.object({
  ...filmFields,
  videoType: z.string(),
  version: z.int(),
  /** The store shows a film of its own while the owner has none. */
  hasDemoFilm: z.boolean(),
})
export type StaffFilm = z.infer<typeof StaffFilm>

export const staffFilm = endpoint({
  method: 'GET',
  path: '/api/staff/content/film',
  access: 'staff',
  summary: 'The film of the shop, shown or not',
  input: z.object({}),
  output: StaffFilm,
})

export const saveFilm = endpoint({
  method: 'POST',
  path: '/api/staff/content/film/save',
  access: 'staff',
  summary: 'Change the film or turn it off; refused when the version is not the newest (350001)',
  input: z.object({ ...filmFields, version: Version }),
  output: z.object({}),
})
