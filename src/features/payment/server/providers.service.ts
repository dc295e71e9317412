import { arrangeMethods } from '#features/shop/payment-methods.rules.ts'
import { getShop } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { PaymentConfig, PaymentProvider, ProviderEntry } from './provider.ts'
import { sandbox } from './sandbox.provider.ts'
import { stripe } from './stripe.provider.ts'

/** Every provider the store knows; buyers are offered those that are set up, in this order. */
export const PROVIDERS: ProviderEntry[] = [stripe, sandbox]

/** The providers of this store. */
export type Providers = (sql: Db) => PaymentProvider[]

export function createProviders(config: PaymentConfig): Providers {
  const live = PROVIDERS.flatMap(({ create }) => create(config) ?? [])
  return (sql) => live.map((open) => open(sql))
}

/** Of the list, those that this store uses. */
export const listLiveMethods = (config: PaymentConfig): string[] =>
  PROVIDERS.filter(({ create }) => create(config) !== undefined).map(({ method }) => method)

/** Those that buyers may choose: in the owner's order, without those that are turned off. */
export async function offeredProviders(sql: Db, providers: PaymentProvider[]): Promise<PaymentProvider[]> {
  const { paymentMethods } = (await getShop(sql)).settings
  const names = arrangeMethods(
    providers.map(({ method, name, note }) => ({ method, name, note })),
    paymentMethods,
  )
  return names.flatMap(({ method }) => providers.find((one) => one.method === method) ?? [])
}

/** Not HTTP 200: a provider that is not set up here, e.g. after a restore, repeats its events. */
export function providerOfWebhook(providers: PaymentProvider[], method: string): PaymentProvider {
  const provider = providers.find((one) => one.method === method)
  if (!provider) throw new AppError('unknown_path', 'This payment provider is not set up.')
  return provider
}

export function getProvider(providers: PaymentProvider[], method: string | undefined): PaymentProvider {
  const provider = method ? providers.find((one) => one.method === method) : providers[0]
  if (!provider)
    throw new AppError('method_not_offered', 'This payment method is not available. Please choose another one.')
  return provider
}
