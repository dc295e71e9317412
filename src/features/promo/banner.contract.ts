import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'

export const Banner = z.object({
  bannerId: Id,
  title: z.string(),
  body: z.string(),
  /** Empty without a link. */
  linkLabel: z.string(),
  href: z.string(),
  /** Empty: there is none. */
  picture: z.string(),
  pictureAlt: z.string(),
})
export type Banner = z.infer<typeof Banner>

export const siteBanners = endpoint({
  method: 'GET',
  path: '/api/site/banners',
  access: 'public',
  summary: 'Banners currently shown at the top of the home page',
  input: z.object({}),
  output: z.object({ list: z.array(Banner) }),
})
