import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { findNavigationProblem } from '../../navigation.rules.ts'
import type { HeadingInput, NavigationPlace, StaffHeading } from '../../staff-navigation.contract.ts'
import * as queries from './navigation.queries.ts'

export async function readStaffNavigation(sql: Db) {
  const [version, links] = await Promise.all([queries.readNavigationVersion(sql), queries.listAllLinks(sql)])
  const headingsOf = (place: NavigationPlace): StaffHeading[] =>
    links
      .filter((link) => link.place === place && link.parentId === null)
      .map((heading) => ({ ...heading, child: links.filter((link) => link.parentId === heading.linkId) }))
  return { version, menu: headingsOf('menu'), footer: headingsOf('footer') }
}

interface Edit {
  place: NavigationPlace
  version: string
  headings: HeadingInput[]
}

export function saveNavigation(sql: Db, { place, version, headings }: Edit) {
  return inTransaction(sql, async (tx) => {
    await queries.lockLinks(tx)
    if ((await queries.readNavigationVersion(tx)) !== version)
      throw new AppError('changed_meanwhile', 'Someone else has changed the menu meanwhile. Nothing was saved.')
    const known = (await queries.listAllLinks(tx)).filter((link) => link.place === place)
    const problem = findNavigationProblem(place, known, headings)
    if (problem) throw new AppError('invalid_input', problem)

    const kept: number[] = []
    const save = async (
      { linkId, ...link }: Omit<HeadingInput, 'child'>,
      position: number,
      parentId: number | null,
    ) => {
      const placed = { ...link, place, position, parentId }
      if (linkId !== undefined) await queries.updateLink(tx, linkId, placed)
      const id = linkId ?? (await queries.insertLink(tx, placed))
      kept.push(id)
      return id
    }
    for (const [place, { child, ...heading }] of headings.entries()) {
      const headingId = await save(heading, place + 1, null)
      for (const [row, link] of child.entries()) await save(link, row + 1, headingId)
    }
    await queries.deleteOtherLinks(tx, place, kept)
    return {}
  })
}
