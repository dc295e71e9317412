import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'

export const partPicture = endpoint({
  method: 'GET',
  path: '/pictures/:drawing/:marking',
  access: 'public',
  summary: 'The drawing of a package with its marking, as SVG',
  input: z.object({ drawing: z.string().max(60), marking: z.string().max(120) }),
  output: FileOutput,
})

export const outsidePicture = endpoint({
  method: 'GET',
  path: '/pictures/outside/:signature',
  access: 'public',
  summary: 'A picture of another host that this store has fetched, or a placeholder until it has',
  input: z.object({ signature: z.string().max(60), address: z.string().max(2000) }),
  output: FileOutput,
})
