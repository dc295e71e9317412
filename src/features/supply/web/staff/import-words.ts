import type { BadgeTone } from '#web/ui/display/badge.tsx'
import type { ImportKind, ImportSummary } from '../../supply.contract.ts'

export const IMPORTS = '/staff/imports'
export const importAddress = (importId: number) => `${IMPORTS}/${importId}`

export const kindNames: Readonly<Record<ImportKind, string>> = {
  delta: 'New and changed parts',
  full: 'Complete list of this source',
  price: 'Prices only',
  stock: 'Stock only',
}

type Status = ImportSummary['status']

const statusNames: Readonly<Record<Status, { name: string; tone: BadgeTone }>> = {
  waiting: { name: 'Waiting', tone: 'warn' },
  staging: { name: 'Reading', tone: 'warn' },
  staged: { name: 'Ready to apply', tone: 'promo' },
  applying: { name: 'Applying', tone: 'warn' },
  applied: { name: 'Applied', tone: 'good' },
  undoing: { name: 'Undoing', tone: 'warn' },
  undone: { name: 'Undone', tone: 'plain' },
  failed: { name: 'Failed', tone: 'bad' },
}

type Changes = Pick<ImportSummary, 'newCount' | 'changedCount' | 'goneCount'>

export const countChanges = ({ newCount, changedCount, goneCount }: Changes): number =>
  newCount + changedCount + goneCount

/** What the badge of an import says. */
export const statusOf = (one: Changes & { status: Status }): { name: string; tone: BadgeTone } =>
  one.status === 'staged' && countChanges(one) === 0
    ? { name: 'Nothing to apply', tone: 'plain' }
    : statusNames[one.status]

/** A process works on it: the page polls until it has ended. */
export const isBusy = (status: Status): boolean => ['waiting', 'staging', 'applying', 'undoing'].includes(status)

/** How a price changes: times for large jumps, per cent otherwise. */
export function changeText(factor: number): string {
  if (factor >= 2) return `× ${factor.toFixed(1)}`
  const percent = Math.round((factor - 1) * 1000) / 10
  return `${percent < 0 ? '−' : '+'} ${Math.abs(percent)} %`
}

/** Why a list that was read has nothing to apply. */
export function nothingText({
  lineCount,
  unchangedCount,
  badCount,
}: Pick<ImportSummary, 'lineCount' | 'unchangedCount' | 'badCount'>): string {
  if (lineCount === 0) return 'This list has no lines.'
  if (badCount === 0) return 'The catalogue already has everything in this list.'
  return unchangedCount === 0
    ? 'No line of this list can be imported: see the reasons. If a column was read wrongly, change the columns.'
    : 'The catalogue already has every line that can be imported. For the others see the reasons.'
}
