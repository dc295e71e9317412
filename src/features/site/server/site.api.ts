import { implement } from '#server/api/implement.ts'
import { brochure, siteIcon, siteInfo, siteNavigation } from '../site.contract.ts'
import { writeBrochure } from './brochure.ts'
import { drawIcon } from './icon.ts'
import { getSiteInfo, readNavigation, type SiteOptions } from './site.service.ts'

export const siteApi = (options: SiteOptions) => [
  implement(siteInfo, ({ sql }) => getSiteInfo(sql, options)),
  implement(siteNavigation, ({ sql }) => readNavigation(sql)),
  implement(brochure, async ({ sql }) => writeBrochure(await getSiteInfo(sql, options))),
  implement(siteIcon, async ({ sql }) => drawIcon(await getSiteInfo(sql, options))),
]
