import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'

export const robots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  access: 'public',
  summary: 'robots.txt',
  input: z.object({}),
  output: FileOutput,
})

export const sitemapIndex = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  access: 'public',
  summary: 'The list of sitemaps: one for the shop, one for every 40,000 goods',
  input: z.object({}),
  output: FileOutput,
})

export const shopSitemap = endpoint({
  method: 'GET',
  path: '/sitemap/shop.xml',
  access: 'public',
  summary: 'Pages, categories and manufacturers',
  input: z.object({}),
  output: FileOutput,
})

export const goodsSitemap = endpoint({
  method: 'GET',
  path: '/sitemap/goods/:part',
  access: 'public',
  summary: 'The goods with one range of numbers',
  input: z.object({ part: z.string().regex(/^\d{1,6}\.xml$/) }),
  output: FileOutput,
})
