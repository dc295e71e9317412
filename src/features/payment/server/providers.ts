import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { OnlineMethod } from '../payment.contract.ts'
import { readSandboxSecret } from './payment.queries.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { type StripeKeys, stripeProvider } from './stripe-provider.ts'

export interface PaymentConfig {
  stripe: StripeKeys | undefined
  /** Whether buyers may "pay" without money. Never in a store that sells. */
  sandbox: boolean
}

/** The card companies of this store. */
export type Providers = (sql: Db) => PaymentProvider[]

/** Stripe when it has keys; else the sandbox, in demo stores only; else there is bank transfer. */
export function createProviders({ stripe, sandbox }: PaymentConfig): Providers {
  if (stripe) {
    const provider = stripeProvider(stripe)
    return () => [provider]
  }
  return (sql) => (sandbox ? [sandboxProvider(() => getSandboxSecret(sql))] : [])
}

export function getProvider(providers: PaymentProvider[], method: OnlineMethod | undefined): PaymentProvider {
  const provider = method ? providers.find((one) => one.method === method) : providers[0]
  if (!provider)
    throw new AppError('method_not_offered', 'This way of paying is not offered. Please choose another one.')
  return provider
}

export async function getSandboxSecret(sql: Db): Promise<string> {
  const [row] = await readSandboxSecret(sql)
  if (!row) throw new Error('the sandbox has no secret')
  return row.secret
}
