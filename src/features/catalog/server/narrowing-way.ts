import type { AllowedRow, AllowedValues, Narrowed } from './narrowing.queries.ts'

/** Below this share of all values of a parameter, so few goods have them that it pays to start from those. */
const FEW = 0.02

interface Asked {
  code: string
  row: AllowedRow | undefined
}

/** What chosen parameters mean for the search: only leaves that have them all, and the way that reads the least. */
export function narrowByParameters(
  leaves: readonly number[],
  asked: readonly Asked[],
): Pick<Narrowed, 'leaves' | 'allowed' | 'leadingCode'> {
  const left = leaves.filter((leaf) =>
    asked.every(({ row }) => row?.places.some(([categoryId]) => categoryId === leaf)),
  )
  const allowed = asked.map(({ code, row }) => ({ code, valueIds: row?.valueIds ?? [], slot: commonSlot(left, row) }))
  const [rarest] = asked
    .map(({ code, row }) => ({ code, share: row ? row.valueIds.length / row.knownCount : 0 }))
    .filter(({ share }) => share < FEW)
    .sort((a, b) => a.share - b.share)
  return { leaves: left, allowed, leadingCode: rarest?.code }
}

function commonSlot(leaves: readonly number[], row: AllowedRow | undefined): number | null {
  const slots = new Set(row?.places.flatMap(([leaf, slot]) => (leaves.includes(leaf) ? [slot] : [])))
  const [slot = null] = slots
  return slots.size === 1 ? slot : null
}

export const withoutParameter = (narrowed: Narrowed, code: string): Narrowed => ({
  ...narrowed,
  allowed: narrowed.allowed.filter((one: AllowedValues) => one.code !== code),
  leadingCode: narrowed.leadingCode === code ? undefined : narrowed.leadingCode,
})

export const isUnnarrowed = ({ allowed, brandIds, packageIds, inStock, rohs }: Narrowed): boolean =>
  allowed.length + brandIds.length + packageIds.length === 0 && !inStock && !rohs
