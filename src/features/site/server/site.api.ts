import { implement } from '#server/api/implement.ts'
import { brochure, securityTxt, siteIcon, siteInfo, siteNavigation } from '../site.contract.ts'
import { writeBrochure } from './brochure.ts'
import { drawIcon } from './icon.ts'
import { writeSecurityTxt } from './security-txt.service.ts'
import { getSiteInfo, readNavigation, type SiteOptions } from './site.service.ts'

export const siteApi = (options: SiteOptions) => [
  implement(siteInfo, ({ reads }) => getSiteInfo(reads(), options)),
  implement(siteNavigation, ({ reads }) => readNavigation(reads())),
  implement(brochure, async ({ reads }) => writeBrochure(await getSiteInfo(reads(), options))),
  implement(securityTxt, ({ reads, publicUrl }) => writeSecurityTxt(reads(), publicUrl)),
  implement(siteIcon, async ({ reads }) => drawIcon(await getSiteInfo(reads(), options))),
]
