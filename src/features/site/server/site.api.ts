import { implement } from '../../../server/api/implement.ts'
import { networkOf } from '../../../server/limits/network-of.ts'
import { takeTurn } from '../../../server/limits/rate-limit.ts'
import { brochure, siteInfo, siteNavigation, subscribe } from '../site.contract.ts'
import { writeBrochure } from './brochure.ts'
import { getSiteInfo, readNavigation, subscribeToNewsletter } from './site.service.ts'

/** Generous for an office behind one address, dull for a robot. */
const SUBSCRIPTIONS = { limit: 60, windowSeconds: 3600 }

export const siteApi = (demo: boolean) => [
  implement(siteInfo, ({ sql }) => getSiteInfo(sql, demo)),
  implement(siteNavigation, ({ sql }) => readNavigation(sql)),
  implement(brochure, async ({ sql }) => writeBrochure(await getSiteInfo(sql, demo))),
  implement(subscribe, async ({ sql, address }, subscriber) => {
    await takeTurn(sql, `subscribe:${networkOf(address)}`, SUBSCRIPTIONS)
    await subscribeToNewsletter(sql, subscriber)
    return {}
  }),
]
