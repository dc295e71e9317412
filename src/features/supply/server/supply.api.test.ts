import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { today } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../supply.contract.ts'
import { runImport } from './import.service.ts'
import { launchApply, launchReread, launchUndo, receiveFile } from './supply.service.ts'
import { undoImport } from './undo/undo.service.ts'

const world = await createWorld(`supply_api_${process.env.VITEST_POOL_ID ?? '1'}`)
const folder = await mkdtemp(join(tmpdir(), 'ohmstead-supply-api-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const staff = await world.staff()

/** Like the store, but the command runs in this process and is awaited. */
async function upload(text: string, kind: contract.ImportKind = 'delta') {
  const { importId, path, run } = await send(text, kind)
  await run(path)
  return importId
}

async function send(text: string, kind: contract.ImportKind = 'delta') {
  const launched: string[][] = []
  const path = join(folder, 'sent.csv')
  await writeFile(path, text)
  const settings = { folder, launch: (args: readonly string[]) => void launched.push([...args]) }
  const { importId } = await receiveFile(
    world.sql,
    settings,
    { file: { fileName: '../list of May.csv', path }, kind, source: 'api', mapping: {} },
    staff.accountId,
  )
  expect(launched).toEqual([
    [expect.stringContaining(folder), '--import', String(importId), '--kind', kind, '--source=api', '--dry-run'],
  ])
  const run = (file: string) => runImport(world.sql, { paths: [file], kind, source: 'api', dryRun: true, importId })
  return { importId, path: launched[0]?.[0] ?? '', run, settings, launched }
}

describe('imports through the API', () => {
  test('a list is read, reported, and listed for staff', async () => {
    const importId = await upload('MPN,Maker,Price\nAPI-1,Apimaker,1\nAPI-2,Apimaker,-1\n')
    expect(await staff.call(contract.importDetail, { importId })).toMatchObject({
      importId,
      status: 'staged',
      sourceName: 'api',
      fileNames: ['list of May.csv'],
      newCount: 1,
      badCount: 1,
      columns: [
        { heading: 'MPN', meaning: 'model' },
        { heading: 'Maker', meaning: 'brand' },
        { heading: 'Price', meaning: 'price' },
      ],
    })
    expect(await staff.call(contract.importLines, { importId })).toEqual({
      list: [{ file: 1, line: 3, reason: 'The price -1 is negative.', content: 'API-2 | Apimaker | -1' }],
      totalCount: 1,
    })
    const { list, totalCount } = await staff.call(contract.listImports, {})
    expect([list[0]?.importId, totalCount >= 1]).toEqual([importId, true])
    expect(await world.sql`select from brand where brand_name = 'Apimaker'`).toHaveLength(0)
  })

  test('a file with unknown columns shows them, and is read again with the mapping of staff', async () => {
    const { importId, path, run, settings, launched } = await send('Kram,Wer,Price\nAPI-9,Apimaker,1\n')
    await expect(run(path)).rejects.toThrow('There is no column with part numbers.')
    const columns = [
      { heading: 'Kram', meaning: 'parameter Kram' },
      { heading: 'Wer', meaning: 'parameter Wer' },
      { heading: 'Price', meaning: 'price' },
    ]
    expect(await staff.call(contract.importDetail, { importId })).toMatchObject({ status: 'failed', columns })
    const odd = launchReread(world.sql, settings, { importId, mapping: { Kram: 'nonsense' } })
    await expect(odd).rejects.toMatchObject({ reason: 'invalid_input' })
    await launchReread(world.sql, settings, { importId, mapping: { Kram: 'model', Wer: 'brand' } })
    expect(launched[1]).toEqual(expect.arrayContaining(['--map=kram=model', '--map=wer=brand', '--dry-run']))
    expect(await staff.call(contract.importDetail, { importId })).toMatchObject({ status: 'waiting', problem: null })
    await run(path)
    expect(await staff.call(contract.importDetail, { importId })).toMatchObject({ status: 'staged', newCount: 1 })
    expect((await staff.call(contract.importSources, {})).list).toContain('api')
  })

  test('waits in the queue until it is applied, replaced or marked as checked', async () => {
    const waiting = async () => {
      const { list, totalCount } = await staff.call(contract.listImports, { state: 'check', pageSize: 100 })
      const { queues } = await staff.call(today, {})
      expect(queues.find(({ queue }) => queue === 'imports')?.count).toBe(totalCount)
      return list.map(({ importId }) => importId)
    }
    const staged = await upload('MPN,Maker,Price\nAPI-7,Apimaker,1\n')
    const failed = await send('hello world\nfoo bar\n', 'stock')
    await failed.run(failed.path).catch(() => undefined)
    expect(await waiting()).toEqual(expect.arrayContaining([staged, failed.importId]))
    expect(await staff.call(contract.checkImports, { importIds: [staged, 999_999] })).toEqual({ count: 1 })
    expect(await waiting()).not.toContain(staged)
    const replaced = await upload('MPN,Maker,Stock\nAPI-7,Apimaker,1\n', 'stock')
    expect(await waiting()).toContain(failed.importId)
    await world.sql`update supply_import set status = 'applied' where import_id = ${replaced}`
    expect(await waiting()).not.toContain(failed.importId)
    const reader = await world.staff('read-only')
    await expect(reader.call(contract.checkImports, { importIds: [staged] })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
  })

  test('a list that changes nothing does not wait in the queue', async () => {
    const list = 'MPN,Maker,Price\nAPI-8,Apimaker,1\n'
    const { path } = await send(list)
    await runImport(world.sql, { paths: [path], kind: 'delta', source: 'api', dryRun: false })
    const same = await upload(list)
    const bad = await upload(`${list}API-9,Apimaker,-1\n`)
    const { list: waiting } = await staff.call(contract.listImports, { state: 'check', pageSize: 100 })
    const ids = waiting.map(({ importId }) => importId)
    expect([ids.includes(same), ids.includes(bad)]).toEqual([false, true])
  })

  test('skipped lines can be downloaded as CSV', async () => {
    const importId = await upload('MPN,Maker,Price\nAPI-4,Apimaker,-1\n')
    const { file } = await staff.call(contract.importReport, { importId })
    expect(file).toMatchObject({ contentType: 'text/csv; charset=utf-8', private: true })
    expect(String(file.body)).toContain('list of May.csv,2,left out,The price -1 is negative.')
  })

  test('applying or undoing returns immediately with the new status', async () => {
    const { importId, path, run, settings, launched } = await send('MPN,Maker,Price\nAPI-6,Apimaker,1\n')
    await run(path)
    const status = async () => (await staff.call(contract.importDetail, { importId })).status
    await launchApply(world.sql, settings, importId)
    expect([await status(), launched[1]?.includes('--dry-run')]).toEqual(['applying', false])
    await runImport(world.sql, { paths: [path], kind: 'delta', source: 'api', dryRun: false, importId })
    expect(await status()).toBe('applied')
    await launchUndo(world.sql, settings, importId)
    expect([await status(), launched[2]]).toEqual(['undoing', ['--undo', String(importId)]])
    await undoImport(world.sql, importId)
    expect(await status()).toBe('undone')
    expect(await world.sql`select from goods where model = 'API-6'`).toHaveLength(0)
  })

  test('a file that cannot be read is named as its sender names it', async () => {
    const { importId, path, run } = await send('hello world\nfoo bar\n')
    await run(path).catch(() => undefined)
    expect((await staff.call(contract.importDetail, { importId })).problem).toBe(
      'list of May.csv: There is no column with part numbers.',
    )
  })

  test('columns of an applied import cannot be mapped again', async () => {
    const importId = await upload('MPN,Maker,Price\nAPI-5,Apimaker,1\n')
    await world.sql`update supply_import set status = 'applied' where import_id = ${importId}`
    const late = staff.call(contract.changeImportColumns, { importId, mapping: {} })
    await expect(late).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('what cannot be applied or undone is refused with a reason', async () => {
    const importId = await upload('MPN,Maker,Price\nAPI-3,Apimaker,1\n')
    await expect(staff.call(contract.undoImport, { importId })).rejects.toMatchObject({ reason: 'import_not_undoable' })
    await expect(staff.call(contract.applyImport, { importId: 999_999 })).rejects.toMatchObject({ reason: 'not_found' })
    await world.sql`update supply_import set status = 'applied' where import_id = ${importId}`
    await expect(staff.call(contract.applyImport, { importId })).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('only staff may import, and files of others are not read', async () => {
    const buyer = await world.buyer()
    await expect(buyer.call(contract.listImports, {})).rejects.toMatchObject({ reason: 'not_allowed' })
    const app = await world.http()
    const form = new FormData()
    form.set('file', new Blob(['MPN,Maker\n']), 'x.csv')
    const body = new Response(form)
    const answer = await app.inject({
      method: 'POST',
      url: contract.uploadImport.path,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') ?? '', token: buyer.token },
    })
    expect(answer.json()).toMatchObject({ code: 200003 })
  })
})
