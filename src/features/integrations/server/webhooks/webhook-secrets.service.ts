import type { Sealer } from '#server/secrets/sealer.ts'
import type { SecretKeeper } from '#server/secrets/secret-keeper.ts'
import * as queries from './webhooks.queries.ts'

const PURPOSE = 'webhook'

export const sealSecret = (secrets: Sealer, secret: string): string => secrets.sealText(secret, PURPOSE)
export const openSecret = (secrets: Sealer, sealed: string): string => secrets.openText(sealed, PURPOSE)

export const webhookKeeper: SecretKeeper = {
  list: async (sql) =>
    (await queries.listWebhookSecrets(sql)).map(({ webhookId, secret }) => ({ id: webhookId, value: secret })),
  async reseal(sql, secrets, id) {
    const [webhook] = await queries.findWebhookSecret(sql, id)
    if (!webhook) return
    const sealed = sealSecret(secrets, openSecret(secrets, webhook.secret))
    await queries.replaceWebhookSecret(sql, id, webhook.secret, sealed)
  },
  forget: (sql, ids) => queries.deleteWebhooks(sql, ids),
}
