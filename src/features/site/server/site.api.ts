import { implement } from '../../../server/api/implement.ts'
import { brochure, siteInfo, siteNavigation, subscribe } from '../site.contract.ts'
import { writeBrochure } from './brochure.ts'
import { getSiteInfo, readNavigation, subscribeToNewsletter } from './site.service.ts'

export const siteApi = (demo: boolean) => [
  implement(siteInfo, ({ sql }) => getSiteInfo(sql, demo)),
  implement(siteNavigation, ({ sql }) => readNavigation(sql)),
  implement(brochure, async ({ sql }) => writeBrochure(await getSiteInfo(sql, demo))),
  implement(subscribe, async ({ sql }, subscriber) => {
    await subscribeToNewsletter(sql, subscriber)
    return {}
  }),
]
