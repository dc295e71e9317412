import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { buildDeferredIndexes } from '#features/catalog/server/bulk-load/deferred-indexes.service.ts'
import { listStoreCurrencies } from '#features/catalog/server/rates.service.ts'
import { inTransaction, type Sql } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { findObjection } from '../careful.rules.ts'
import type { Mapping } from '../columns/map-columns.rules.ts'
import { UnreadableFileError } from '../reading/raw-row.ts'
import type { ImportKind } from '../supply.contract.ts'
import { mergeBatches } from './apply.service.ts'
import { canFillAtOnce, fillAtOnce } from './fill/fill.service.ts'
import { withImportLock } from './import-lock.service.ts'
import type { OnProgress } from './import-progress.ts'
import * as imports from './imports.queries.ts'
import { StaleImportError } from './new-names.queries.ts'
import * as plan from './plan.queries.ts'
import { type ExaminedFile, examine } from './reading/open-file.ts'
import type { ReaderOptions } from './row-reader.service.ts'
import { saveSamples } from './samples/samples.service.ts'
import * as stage from './stage.queries.ts'
import { stageFiles } from './stage.service.ts'

const MAX_JUMPS = 100

export interface ImportRequest {
  paths: readonly string[]
  kind: ImportKind
  source: string
  dryRun: boolean
  /** Not applied when it exceeds the limits: it waits for a person, as after a dry run. */
  careful?: boolean
  /** Mapping of headings that are not recognised; saved for the source. */
  mapping?: Mapping
  currency?: string
  accountId?: number | null
  /** No store serves pages: an empty catalogue is bulk loaded. */
  exclusive?: boolean
  /** An existing import record, whose status is updated. */
  importId?: number
  onProgress?: OnProgress
}

/** Reads, compares and, unless it is a dry run, applies. The same files again resume an interrupted import. */
export function runImport(sql: Sql, request: ImportRequest): Promise<imports.ImportRow> {
  return withImportLock(sql, async () => {
    const { kind, source, mapping = {}, onProgress = () => {} } = request
    await deleteAbandoned(sql)
    const files: ExaminedFile[] = []
    for (const path of request.paths) {
      onProgress('examining', files.length, request.paths.length)
      files.push(await examine(path))
    }
    const { sourceId, mapping: remembered } = await imports.findSource(sql, source)
    const fingerprint = createHash('sha256')
      .update(files.map(({ facts }) => facts.sha256).join('\n'))
      .digest('hex')
    const before = request.importId
      ? await getImport(sql, request.importId)
      : await imports.findUnfinished(sql, sourceId, kind, fingerprint)
    if (before && before.importId === request.importId) await imports.setFingerprint(sql, before.importId, fingerprint)
    const importId =
      before?.importId ??
      (await imports.insertImport(sql, {
        sourceId,
        kind,
        fileNames: files.map(({ path }) => basename(path)),
        fingerprint,
        accountId: request.accountId ?? null,
      }))
    const work = { sql, importId, sourceId, kind, onProgress }
    const currencies = await listStoreCurrencies(sql)
    const [main = 'USD'] = currencies
    const options = {
      kind,
      mapping: { ...remembered, ...mapping },
      currency: request.currency ?? main,
      currencies: new Set<string>(currencies),
    }
    const isUnderWay = before?.status === 'applying' && (await imports.hasTable(sql, stage.planTable(importId)))
    try {
      if (!isUnderWay) await buildDeferredIndexes(sql) // of an import that was killed and is not resumed
      const fills = !isUnderWay && !request.dryRun && !request.careful
      if (
        fills &&
        (await canFillAtOnce(sql, kind, request.exclusive ?? false)) &&
        (await fillStore(work, files, options))
      )
        return getImport(sql, importId)
      if (!isUnderWay) await prepare(work, files, options)
      const objection = request.careful && !isUnderWay ? findObjection(await getImport(sql, importId)) : undefined
      if (objection) await imports.setStatus(sql, importId, 'staged', objection)
      // The files are read again when a dry run is applied, because the catalogue may have changed.
      if (request.dryRun || objection) await stage.dropStage(sql, importId)
      else await applyPrepared(work, files, options)
    } catch (error) {
      await giveUp(sql, importId, error)
      throw error
    }
    return getImport(sql, importId)
  })
}

interface Work {
  sql: Sql
  importId: number
  sourceId: number
  kind: ImportKind
  onProgress: OnProgress
}

async function applyPrepared(work: Work, files: readonly ExaminedFile[], options: ReaderOptions): Promise<void> {
  try {
    await mergeBatches(work)
  } catch (error) {
    if (!(error instanceof StaleImportError)) throw error
    await prepare(work, files, options)
    await mergeBatches(work)
  }
}

/** Goes back to the beginning of the import: whatever an earlier try has read is read again. */
async function restart({ sql, importId }: Work): Promise<void> {
  await stage.dropStage(sql, importId)
  await imports.restartImport(sql, importId)
}

/** False when it cannot be filled at once after all. */
async function fillStore(work: Work, files: readonly ExaminedFile[], options: ReaderOptions): Promise<boolean> {
  await restart(work)
  return fillAtOnce(work, { files, options })
}

/** Files into the staging table, and what they would change. */
async function prepare(work: Work, files: readonly ExaminedFile[], options: ReaderOptions): Promise<void> {
  const { sql, importId, onProgress } = work
  await restart(work)
  const { mapping } = await stageFiles(sql, { importId, files, options, onProgress })
  await imports.saveMapping(sql, work.sourceId, mapping)
  await comparePlan(work)
}

async function comparePlan({ sql, importId, sourceId, kind, onProgress }: Work): Promise<void> {
  onProgress('comparing', 0, 1)
  await inTransaction(
    sql,
    async (tx) => {
      await tx`set local work_mem = '128MB'`
      await stage.dropPlan(tx, importId)
      const repeated = (await stage.moveRepeated(tx, importId)).length
      const found = await imports.findImport(tx, importId)
      let bad = (found?.badCount ?? 0) + repeated
      await stage.analyseStage(tx, importId)
      await plan.createMatches(tx, importId)
      let unmatched = 0
      if (kind === 'price' || kind === 'stock') {
        await plan.matchOtherSpellings(tx, importId)
        unmatched = await plan.countUnmatched(tx, importId)
        if (unmatched > 0) await plan.reportUnmatched(tx, importId)
        bad += unmatched
      }
      await plan.createPlan(tx, importId, kind, sourceId)
      await plan.dropMatches(tx, importId)
      if (kind !== 'stock') await plan.savePriceJumps(tx, importId, MAX_JUMPS)
      await saveSamples(tx, importId)
      const { staged, created, changed, gone, planned } = await plan.countPlan(tx, importId)
      const unchanged = staged - created - changed - unmatched
      await plan.savePlan(tx, importId, { created, changed, unchanged, gone, planned, bad })
    },
    { unlimited: true },
  )
  onProgress('comparing', 1, 1)
}

export async function getImport(sql: Sql, importId: number): Promise<imports.ImportRow> {
  const found = await imports.findImport(sql, importId)
  if (!found) throw new AppError('not_found', `There is no import ${importId}.`)
  return found
}

/** This process holds the lock, so other imports in status "staging" belong to processes that have ended. */
async function deleteAbandoned(sql: Sql): Promise<void> {
  for (const { importId } of await imports.listAbandoned(sql)) {
    await stage.dropStage(sql, importId)
    await imports.setStatus(sql, importId, 'failed', 'The process was stopped while reading the files.')
  }
}

/** Uploads are stored under generated names. */
const withFileNames = (text: string, { filePaths, fileNames }: imports.ImportRow): string =>
  filePaths.reduce((named, path, place) => {
    const fileName = fileNames[place] ?? 'The file'
    return named.replaceAll(path, fileName).replaceAll(basename(path), fileName)
  }, text)

/** Saves the error in the report. A partly applied import can be resumed. */
async function giveUp(sql: Sql, importId: number, error: unknown): Promise<void> {
  const found = await imports.findImport(sql, importId).catch(() => undefined)
  if (!found || found.status === 'applying') return
  const problem = withFileNames(error instanceof Error ? error.message : String(error), found)
  if (error instanceof UnreadableFileError)
    await stage.insertReports(sql, importId, [
      { file: 0, line: 0, position: 0, bad: true, reason: problem, content: '' },
    ])
  await imports.setStatus(sql, importId, 'failed', problem)
  await stage.dropStage(sql, importId)
}
