import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'

export const SiteInfo = z.object({
  siteName: z.string(),
  siteLogo: z.string(),
  serviceEmail: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Prices, stock and certificates are invented. */
  demo: z.boolean(),
  /** Loaded once the visitor has agreed, and never without. */
  tagManagerId: z.string().nullable(),
})
export type SiteInfo = z.infer<typeof SiteInfo>

export const siteInfo = endpoint({
  method: 'GET',
  path: '/api/site/info',
  access: 'public',
  summary: 'Name, logo and addresses of the shop',
  input: z.object({}),
  output: SiteInfo,
  cacheSeconds: 60,
})

const SiteLink = z.object({ label: z.string(), href: z.string().nullable(), newTab: z.boolean() })
export const SiteMenu = z.array(SiteLink.extend({ child: z.array(SiteLink) }))
export type SiteMenu = z.infer<typeof SiteMenu>

export const siteNavigation = endpoint({
  method: 'GET',
  path: '/api/site/navigation',
  access: 'public',
  summary: 'The menu of the header and the columns of the footer',
  input: z.object({}),
  output: z.object({ menu: SiteMenu, footer: SiteMenu }),
  cacheSeconds: 60,
})

export const brochure = endpoint({
  method: 'GET',
  path: '/brochure.pdf',
  access: 'public',
  summary: 'The company brochure as PDF',
  input: z.object({}),
  output: FileOutput,
})
