import type { PackingText, PartDetail, PartEdit } from '#features/supply/staff-parts.contract.ts'
import type { Entered } from '#web/use-form.ts'

const MAX_TIERS = 50

/** "1:0.5;100:0.4:0.3", as a list writes it; rows without a count and a price are left out. */
export function tierText(entered: Entered): string {
  return Array.from({ length: MAX_TIERS }, (_, index) => {
    const [count, price, activity] = [`tierCount${index}`, `tierPrice${index}`, `tierActivity${index}`].map(
      entered.text,
    )
    if (!count && !price) return ''
    return `${count || '?'}:${price || '?'}${activity ? `:${activity}` : ''}`
  })
    .filter((tier) => tier !== '')
    .join(';')
}

const tierTextOf = ({ tiers }: PartDetail) =>
  tiers.map(({ count, price, activity }) => `${count}:${price}${activity === '0' ? '' : `:${activity}`}`).join(';')

/** As a list writes it; empty for unknown. */
export const rohsText = ({ rohs }: PartDetail) => (rohs === null ? '' : rohs ? 'yes' : 'no')

/** The changed fields. */
export function changedFields(part: PartDetail, entered: Entered): PartEdit {
  const shown: Required<Omit<PartEdit, 'price' | 'packings' | 'cost' | 'categoryId'>> = {
    packageName: part.packageName,
    name: part.name,
    description: part.description,
    currency: part.currency,
    minimum: String(part.minimum),
    multiple: String(part.multiple),
    stock: String(part.stock + part.held),
    warehouses: part.warehouses,
    incoming: part.incoming,
    leadWeeks: String(part.leadWeeks),
    lifecycle: part.lifecycle,
    rohs: rohsText(part),
    datasheet: part.datasheet,
    picture: part.picture,
    ...part.trade,
  }
  const costs: Record<string, string> = part.cost === undefined ? {} : { cost: part.cost }
  const changed = Object.entries({ ...shown, ...costs })
    .map(([name, value]) => [name, entered.text(name).replaceAll('\r\n', '\n'), value] as const)
    .filter(([, now, before]) => now !== before.trim())
    .map(([name, now]) => [name, now])
  const categoryId = Number(entered.text('categoryId'))
  const tiers = tierText(entered)
  const packings = packingsEntered(entered)
  return {
    ...Object.fromEntries(changed),
    ...(categoryId !== part.categoryId && { categoryId }),
    ...(tiers !== tierTextOf(part) && { price: tiers }),
    ...(JSON.stringify(packings) !== JSON.stringify(part.packings) && { packings }),
  }
}

export const PACKING_KINDS = ['cutTape', 'fullReel', 'customReel', 'tray', 'tube', 'bag', 'box'] as const
export const PACKING_FIELDS = ['price', 'minimum', 'multiple', 'size', 'fee', 'number'] as const

export const packingField = (kind: string, field: string) => `packing-${kind}-${field}`

/** Those whose rows are in the form, in the order of the rows. */
export function packingsEntered(entered: Entered): PackingText[] {
  const shown = entered.text('packingKinds').split(',')
  return shown.flatMap((name) => {
    const kind = PACKING_KINDS.find((one) => one === name)
    const text = (field: (typeof PACKING_FIELDS)[number]) => entered.text(packingField(name, field))
    if (!kind) return []
    const [price, minimum, multiple] = [text('price'), text('minimum'), text('multiple')]
    return [{ kind, price, minimum, multiple, size: text('size'), fee: text('fee'), number: text('number') }]
  })
}

export function changedParameters({ parameters, missing }: PartDetail, entered: Entered) {
  return [...parameters, ...missing.map((one) => ({ ...one, value: '' }))]
    .map(({ attributeId, value }) => ({ attributeId, before: value, value: entered.text(`parameter${attributeId}`) }))
    .filter(({ before, value }) => value !== before)
    .map(({ attributeId, value }) => ({ attributeId, value }))
}
