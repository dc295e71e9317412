import { afterAll, expect, test } from 'vitest'
import { recordRestore } from '#server/backup/runs.ts'
import { createWorld } from '#tests/support/world.ts'
import { backupRuns } from '../staff-backups.contract.ts'

const world = await createWorld()
afterAll(() => world.sql`delete from backup_run`)

test('administrators see backups and where they are; nobody else does, not even who may read everything', async () => {
  const at = new Date('2026-11-19T03:30:00Z')
  const facts = {
    backupAt: at,
    bytes: 5_300_000_000,
    rows: 120,
    isEncrypted: true,
    places: ['s3://copies/backups/one'],
  }
  await recordRestore(world.sql, facts, at)
  const { list } = await (await world.staff()).call(backupRuns, {})
  expect(list.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['restore good', 'backup good'])
  expect(list[1]).toMatchObject({
    bytes: 5_300_000_000,
    backupAt: at.toISOString(),
    places: ['s3://copies/backups/one'],
    verifiedAt: list[0]?.endedAt,
  })
  for (const role of ['sales', 'warehouse', 'content', 'read-only'])
    await expect((await world.staff(role)).call(backupRuns, {}), role).rejects.toMatchObject({ reason: 'not_allowed' })
})
