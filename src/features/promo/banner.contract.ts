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
  summary: 'What the shop shows at the top of its home page at the moment',
  input: z.object({}),
  output: z.object({ list: z.array(Banner) }),
})
