import { implement } from '#server/api/implement.ts'
import { brochure, siteInfo, siteNavigation } from '../site.contract.ts'
import { writeBrochure } from './brochure.ts'
import { getSiteInfo, readNavigation } from './site.service.ts'

export const siteApi = ({ demo, tagManagerId }: { demo: boolean; tagManagerId: string | undefined }) => [
  implement(siteInfo, ({ sql }) => getSiteInfo(sql, { demo, tagManagerId })),
  implement(siteNavigation, ({ sql }) => readNavigation(sql)),
  implement(brochure, async ({ sql }) => writeBrochure(await getSiteInfo(sql, { demo, tagManagerId }))),
]
