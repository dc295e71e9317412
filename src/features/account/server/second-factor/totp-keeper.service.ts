import type { SecretKeeper } from '#server/secrets/secret-keeper.ts'
import * as queries from './factors.queries.ts'
import { removeTotp } from './factors.service.ts'
import { openTotp, sealTotp } from './totp-secrets.ts'

export const totpKeeper: SecretKeeper = {
  list: async (sql) =>
    (await queries.listTotpSecrets(sql)).map(({ accountId, secret }) => ({ id: accountId, value: secret })),
  async reseal(sql, secrets, id) {
    const [totp] = await queries.findTotp(sql, id)
    if (!totp) return
    const sealed = sealTotp(secrets, id, openTotp(secrets, id, totp.secret))
    await queries.replaceTotpSecret(sql, id, totp.secret, sealed)
  },
  async forget(sql, ids) {
    for (const id of ids) await removeTotp(sql, id)
  },
}
