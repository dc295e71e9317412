import { type Context, callerOf, implement } from '#server/api/implement.ts'
import type { MailKind } from '../mail-texts.rules.ts'
import * as maintenance from '../maintenance.contract.ts'
import * as setup from '../setup.contract.ts'
import * as contract from '../shop.contract.ts'
import * as mails from '../staff-mails.contract.ts'
import { listMailTexts, resetMailText, saveMailText } from './mail-texts.service.ts'
import { changeMaintenance, getMaintenance } from './maintenance.service.ts'
import { getSetupInfo, type SetupParts, setUpWithCode } from './setup.service.ts'
import * as shop from './shop.service.ts'

export interface ShopParts extends SetupParts {
  /** Name of an account in the audit trail. */
  nameOf: (sql: Context['sql'], accountId: number) => Promise<string>
  /** Whether demo parts and articles are available to start from. */
  hasStartContent: () => boolean
  /** Every kind of mail whose texts can be changed. */
  mailKinds: readonly MailKind[]
  /** A demo store needs no owner. */
  demo: boolean
}

const snapshotMailTexts = async (sql: Context['sql'], { kind }: { kind: string }) => ({
  [kind]: (await shop.getShop(sql)).settings.mailTexts[kind] ?? null,
})

export const shopApi = (parts: ShopParts) => {
  const editorOf = async (ctx: Context) => {
    const { accountId } = callerOf(ctx)
    return { accountId, who: await parts.nameOf(ctx.sql, accountId) }
  }
  const assertOpen = () => {
    if (parts.demo) throw shop.nothingToSetUp()
  }
  return [
    implement(contract.staffShop, ({ sql }) => shop.getShopState(sql)),
    implement(contract.changeShop, async (ctx, edit) =>
      shop.changeShop(ctx.sql, await editorOf(ctx), edit, parts.isPricedIn),
    ),
    implement(contract.changeLogo, async (ctx, edit) => shop.changeLogo(ctx.sql, await editorOf(ctx), edit)),
    implement(maintenance.staffMaintenance, ({ sql }) => getMaintenance(sql)),
    implement(
      maintenance.changeMaintenance,
      async (ctx, input) => changeMaintenance(ctx.sql, await editorOf(ctx), input),
      { snapshot: getMaintenance },
    ),
    implement(mails.staffMailTexts, ({ sql }) => listMailTexts(sql, parts.mailKinds)),
    implement(
      mails.saveMailText,
      async (ctx, input) => saveMailText(ctx.sql, await editorOf(ctx), parts.mailKinds, input),
      { snapshot: snapshotMailTexts },
    ),
    implement(
      mails.resetMailText,
      async (ctx, input) => resetMailText(ctx.sql, await editorOf(ctx), parts.mailKinds, input),
      { snapshot: snapshotMailTexts },
    ),
    implement(contract.shopChanges, ({ sql }, page) => shop.listShopChanges(sql, page)),
    implement(setup.setupInfo, ({ sql }) => {
      assertOpen()
      return getSetupInfo(sql, parts.hasStartContent())
    }),
    implement(
      setup.setUpShop,
      async ({ sql, address }, { code, content, adminName, adminEmail, adminPassword, ...wanted }) => {
        assertOpen()
        const administrator = { adminName, adminEmail, adminPassword }
        await setUpWithCode(sql, { address }, { code, content, shop: wanted, administrator }, parts)
        return {}
      },
    ),
  ]
}
