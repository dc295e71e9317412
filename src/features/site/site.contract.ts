import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'

const Named = z.object({ label: z.string(), value: z.string() })

export const SiteInfo = z.object({
  siteName: z.string(),
  /** Address of the picture; empty: the name is the logo. */
  siteLogo: z.string(),
  /** This and what follows is empty where the owner has entered nothing. */
  legalName: z.string(),
  tagline: z.string(),
  serviceEmail: z.string(),
  phone: z.string(),
  address: z.string(),
  taxNumbers: z.array(Named),
  socialLinks: z.array(Named),
  openingHours: z.array(Named),
  certificates: z.array(z.object({ name: z.string(), subject: z.string() })),
  payments: z.array(z.enum(['Card', 'Bank transfer'])),
  /** Variables of the style sheet, by name; none: the colours of the design system. */
  theme: z.record(z.string(), z.string()),
  /** Prices, stock and certificates are invented. */
  demo: z.boolean(),
  /** There is a film to show. */
  film: z.boolean(),
  /** Searches of a visitor a day; 0: no limit. */
  dailySearches: z.int(),
  /** The store has no owner yet. */
  setupNeeded: z.boolean(),
  /** Tag manager id; loaded only with consent. */
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

export const securityTxt = endpoint({
  method: 'GET',
  path: '/.well-known/security.txt',
  access: 'public',
  summary: 'Where security faults are reported (RFC 9116); HTTP 404 when the shop names no contact',
  input: z.object({}),
  output: FileOutput,
})

export const siteIcon = endpoint({
  method: 'GET',
  path: '/shop-icon.svg',
  access: 'public',
  summary: 'The first letter of the shop in its colour, as a small picture for tabs',
  input: z.object({ v: z.string().max(60).optional() }),
  output: FileOutput,
})
