import { orLogin } from '#features/account/web/or-login.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi, callOnce } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { generateKey } from '#web/generate-key.ts'
import { bomDetail, type OpenedBom, renameBom, saveBom, sharedBom } from '../../saved-bom.contract.ts'
import { type BomWork, decidedOf, type Origin, recallWork, useBomWork } from '../result/bom-work.ts'
import { foundOf } from '../result/match-work.ts'
import { priceAhead, priceWork } from '../result/work-prices.ts'

/** Loads and saves BOMs of the account or a share link. */

export async function readShared(key: string): Promise<BomWork | { closed: string }> {
  try {
    return await workOf(await callApi(sharedBom, { key }), { key, shared: true, history: [] })
  } catch (error) {
    if (isAppError(error) && error.reason === 'bom_link_closed') return { closed: error.message }
    throw error
  }
}

export async function readOwn(bomId: number, version: number | undefined): Promise<BomWork> {
  const opened = await orLogin(orNotFound(callApi(bomDetail, { bomId, version })))
  return { ...(await workOf(opened, { shared: opened.shared, history: opened.history })), bomId }
}

async function workOf(opened: OpenedBom, more: Pick<Origin, 'key' | 'shared' | 'history'>): Promise<BomWork> {
  const { name, boards, spare, list, version, savedAt, totalsThen, changes } = opened
  const lines = list.flatMap((matched, place) => {
    const line = opened.lines[place]
    return line ? [{ line, found: foundOf(matched) }] : []
  })
  await priceAhead(lines, { boards, spare })
  return {
    name,
    bomId: undefined,
    boards,
    spare,
    lines,
    origin: { version, savedAt, totalsThen, changes, ...more },
  }
}

/** Saves under a name: a new BOM, or the next version of the open one. */
export async function saveWork(name: string): Promise<void> {
  const { bomId, lines, boards, spare, origin } = useBomWork.getState()
  const decided = lines.map(decidedOf)
  const saved = await callOnce(generateKey())(saveBom, { bomId, name, boards, spare, lines: decided })
  const { totals } = priceWork(lines, { boards, spare })
  const now = { version: saved.version, savedAt: new Date().toISOString(), boards, lineCount: lines.length, totals }
  const before = bomId === undefined ? undefined : origin
  useBomWork.setState({
    name,
    bomId: saved.bomId,
    changed: false,
    origin: {
      version: now.version,
      savedAt: now.savedAt,
      totalsThen: totals,
      changes: [],
      shared: before?.shared ?? false,
      history: [now, ...(before?.history ?? [])],
    },
  })
}

/** One of the customer's own, wherever it is shown. */
export async function renameSavedBom(bomId: number, name: string): Promise<void> {
  await callApi(renameBom, { bomId, name })
  if ((await recallWork()).bomId === bomId) useBomWork.setState({ name })
}

/** Renames the open BOM; an unsaved one only in the store. */
export async function renameWork(name: string): Promise<void> {
  const { bomId } = useBomWork.getState()
  if (bomId === undefined) useBomWork.setState({ name })
  else await renameSavedBom(bomId, name)
}

/** Whether the open BOM is shared. */
export const markShared = (shared: boolean) =>
  useBomWork.setState(({ origin }) => (origin ? { origin: { ...origin, shared } } : {}))
