import { hasBankAccount } from '#features/shop/server/shop.service.ts'
import { type ExaminedStore, type Finding, fault, good } from './finding.ts'

export async function checkPayments({ config: { demo, stripe }, sql }: ExaminedStore): Promise<Finding[]> {
  const ways = [
    ...(stripe ? ['card'] : []),
    ...(demo ? ['sandbox'] : []),
    ...((await hasBankAccount(sql)) ? ['bank transfer'] : []),
  ]
  return ways.length > 0
    ? [good(`Customers can pay by ${ways.join(' and ')}.`)]
    : [
        fault(
          'Customers cannot pay: there is no Stripe key and no bank account.',
          'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or add a bank account in Settings, Bank accounts.',
        ),
      ]
}
