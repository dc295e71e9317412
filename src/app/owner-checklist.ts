import { listStaffPages } from '#features/content/server/content.service.ts'
import { hasRates } from '#features/freight/server/shipping.service.ts'
import { hasOrders } from '#features/orders/server/staff/staff-queues.service.ts'
import { getShop, hasBankAccount } from '#features/shop/server/shop.service.ts'
import type { StepChecks } from '#features/staff/server/checklist.service.ts'
import { hasAppliedImport } from '#features/supply/server/supply.service.ts'
import { hasTaxRules } from '#features/tax/server/tax-rules.service.ts'
import type { Config } from '#server/config.ts'
import { lacksMailServer } from '#server/mail/mail-files.ts'

/** Checks whether each setup step of a new shop is done. */
export const stepChecks = (config: Config): StepChecks => ({
  shop: async (sql) => {
    const { settings } = await getShop(sql)
    return settings.name !== '' && settings.contactEmail !== '' && settings.city !== ''
  },
  mail: async () => !lacksMailServer(config),
  bank: hasBankAccount,
  tax: hasTaxRules,
  shipping: hasRates,
  legal: async (sql) => (await listStaffPages(sql)).list.every(({ state }) => state === 'published'),
  import: hasAppliedImport,
  order: hasOrders,
})
