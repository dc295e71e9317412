import { ACCOUNT, isOffered, TRANSFER } from '#features/shop/payment-methods.rules.ts'
import { changeShop, type Editor, getShop, hasBankAccount } from '#features/shop/server/shop.service.ts'
import type { PaymentMethodSetting } from '#features/shop/shop.contract.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { PaymentMethod } from '../staff-methods.contract.ts'
import type { PaymentProvider } from './provider.ts'
import { PROVIDERS } from './providers.service.ts'

/** All providers of the registry, bank transfers and buying on account, with missing settings. */
export async function listMethods(
  sql: Db,
  live: PaymentProvider[],
): Promise<{ version: number; methods: PaymentMethod[] }> {
  const [{ version, settings }, hasBank] = await Promise.all([getShop(sql), hasBankAccount(sql)])
  const said = settings.paymentMethods
  const known = [
    ...PROVIDERS.map(({ method, name }) => {
      const provider = live.find((one) => one.method === method)
      const missing = provider ? '' : 'Not set up on this server: see the variables in the README.'
      return { method, name: provider?.name ?? name, ownNote: provider?.note ?? '', missing }
    }),
    {
      method: TRANSFER,
      name: 'Bank transfer',
      ownNote: 'Takes some days; the parts are reserved for you.',
      missing: hasBank ? '' : 'There is no bank account yet.',
    },
    {
      method: ACCOUNT,
      name: 'On account',
      ownNote: 'Only for customers with terms: see the page of a customer.',
      missing: hasBank ? '' : 'There is no bank account yet.',
    },
  ]
  const place = (method: string) => said.findIndex((one) => one.method === method) + 1 || said.length + 1
  const methods = known
    .sort((a, b) => place(a.method) - place(b.method))
    .map((one) => {
      const setting = said.find(({ method }) => method === one.method)
      const { label = '', note = '' } = setting ?? {}
      return { ...one, offered: isOffered(said, one.method), label, note }
    })
  return { version, methods }
}

export async function saveMethods(
  sql: Db,
  editor: Editor,
  { version, methods }: { version: number; methods: PaymentMethodSetting[] },
) {
  const names = [...PROVIDERS.map(({ method }) => method), TRANSFER, ACCOUNT]
  const wrong = methods.find(({ method }, place) => !names.includes(method) || findPlace(methods, method) !== place)
  if (wrong) throw new AppError('invalid_input', `${wrong.method} is not a payment method, or is listed twice.`)
  await changeShop(sql, editor, { version, changes: { paymentMethods: methods } })
  return {}
}

const findPlace = (methods: PaymentMethodSetting[], wanted: string) =>
  methods.findIndex(({ method }) => method === wanted)
