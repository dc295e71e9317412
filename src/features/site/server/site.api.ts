import { implement } from '../../../server/api/implement.ts'
import { siteInfo, siteNavigation } from '../site.contract.ts'
import { getSiteInfo, readNavigation } from './site.service.ts'

export const siteApi = (demo: boolean) => [
  implement(siteInfo, ({ sql }) => getSiteInfo(sql, demo)),
  implement(siteNavigation, ({ sql }) => readNavigation(sql)),
]
