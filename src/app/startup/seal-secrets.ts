import { totpKeeper } from '#features/account/server/second-factor/totp-keeper.service.ts'
import { webhookKeeper } from '#features/integrations/server/webhooks/webhook-secrets.service.ts'
import { ConfigError } from '#server/config.ts'
import type { Db } from '#server/database/connect.ts'
import type { Sealer } from '#server/secrets/sealer.ts'
import { forgetUnreadable, type SecretKeeper, sealAll } from '#server/secrets/secret-keeper.ts'

/** All sealed values in the database. */
const KEEPERS: SecretKeeper[] = [totpKeeper, webhookKeeper]

/** Refuses to start when existing values were sealed with another secret. */
export async function sealSecrets(sql: Db, secrets: Sealer): Promise<void> {
  let unreadable = 0
  for (const keeper of KEEPERS) unreadable += await sealAll(sql, secrets, keeper)
  if (unreadable > 0)
    throw new ConfigError(
      `${unreadable} secrets in the database were sealed with another STORE_SECRET or DATA_DIR/store-secret. Restore it; ` +
        'see docs/operations/trouble.md when it is lost.',
    )
}

/** Deletes second factors and webhooks that can no longer be used. Returns their number. */
export async function forgetSecrets(sql: Db, secrets: Sealer): Promise<number> {
  let forgotten = 0
  for (const keeper of KEEPERS) forgotten += await forgetUnreadable(sql, secrets, keeper)
  return forgotten
}
