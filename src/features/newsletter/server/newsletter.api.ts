import { emailKey } from '#features/account/account.rules.ts'
import { implement } from '#server/api/implement.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { confirmSubscription, subscribe, unsubscribe, unsubscribeOneClick } from '../newsletter.contract.ts'
import {
  confirmNewsletter,
  requestUnsubscribe,
  sendUnsubscribeMail,
  subscribeToNewsletter,
} from './newsletter.service.ts'

/** Per network. */
const BY_NETWORK = { limit: 60, windowSeconds: 3600 }
/** Limits mails to one address. */
const BY_ADDRESS = { limit: 5, windowSeconds: 86_400 }

export const newsletterApi = [
  implement(subscribe, async ({ sql, address, publicUrl }, subscriber) => {
    await consumeRateLimit(sql, `subscribe:${networkOf(address)}`, BY_NETWORK)
    await consumeRateLimit(sql, `subscribe:${emailKey(subscriber.email).slice(0, 254)}`, BY_ADDRESS)
    await subscribeToNewsletter(sql, subscriber, publicUrl)
    return {}
  }),
  implement(confirmSubscription, ({ sql }, { key }) => confirmNewsletter(sql, key)),
  implement(unsubscribe, async ({ sql, address, publicUrl }, input) => {
    if ('key' in input) return requestUnsubscribe(sql, input.key)
    await consumeRateLimit(sql, `unsubscribe:${networkOf(address)}`, BY_NETWORK)
    await consumeRateLimit(sql, `unsubscribe:${emailKey(input.email).slice(0, 254)}`, BY_ADDRESS)
    return sendUnsubscribeMail(sql, input.email, publicUrl)
  }),
  implement(unsubscribeOneClick, ({ sql }, { key }) => requestUnsubscribe(sql, key)),
]
