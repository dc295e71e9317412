import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { PaymentConfig, PaymentProvider, ProviderEntry } from './provider.ts'
import { sandbox } from './sandbox-provider.ts'
import { stripe } from './stripe-provider.ts'

/** Every provider the store knows; buyers are offered those that are set up, in this order. */
export const PROVIDERS: ProviderEntry[] = [stripe, sandbox]

/** The providers of this store. */
export type Providers = (sql: Db) => PaymentProvider[]

export function createProviders(config: PaymentConfig): Providers {
  const live = PROVIDERS.flatMap(({ create }) => create(config) ?? [])
  return (sql) => live.map((open) => open(sql))
}

export function getProvider(providers: PaymentProvider[], method: string | undefined): PaymentProvider {
  const provider = method ? providers.find((one) => one.method === method) : providers[0]
  if (!provider)
    throw new AppError('method_not_offered', 'This way of paying is not offered. Please choose another one.')
  return provider
}
