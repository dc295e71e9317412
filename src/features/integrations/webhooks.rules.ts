import { readAddress } from '#shared/web-address.ts'

/** Maximum attempts: seconds apart at first, then up to an hour; about four hours in total. */
export const MAX_DELIVERY_ATTEMPTS = 12
/** Failed deliveries in a row before the webhook is turned off. */
export const MAX_FAILED_IN_A_ROW = 5

/** The address of a webhook, or what is wrong with it. */
export function readWebhookAddress(text: string, ports: readonly number[]): { address: string } | string {
  if (!/^https:\/\//i.test(text)) return 'Please begin the address with https://'
  return readAddress(text, ports)
}

/** Any 2xx status is success. Redirects are not followed. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300
