import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'

const Film = z.object({
  title: z.string(),
  sources: z.array(z.object({ address: z.string(), type: z.string() })),
  /** Empty: the first frame. */
  poster: z.string(),
  /** Address of the captions; empty: it has no speech. */
  captions: z.string(),
})
export type Film = z.infer<typeof Film>

export const siteFilm = endpoint({
  method: 'GET',
  path: '/api/site/film',
  access: 'public',
  summary: 'The film about the shop, if it shows one',
  input: z.object({}),
  output: z.object({ film: Film.nullable() }),
})

export const filmCaptions = endpoint({
  method: 'GET',
  path: '/api/site/film/captions.vtt',
  access: 'public',
  summary: 'The captions of the film as WebVTT',
  input: z.object({ v: z.string().max(20).optional() }),
  output: FileOutput,
})
