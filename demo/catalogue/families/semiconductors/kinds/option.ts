import { type AttributeCode, attributes } from '#demo/catalogue/attributes.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Nature } from '../kit/nature.ts'

/** One version of a device whose number spells a value: the figure, the summary and the job follow it. */
export function withValue(nature: Nature, code: AttributeCode, value: number, option: string): Nature {
  const before = nature.attributes[code]
  const { unit = '' }: { name: string; unit?: string } = attributes[code]
  return {
    ...nature,
    attributes: { ...nature.attributes, [code]: value },
    summary:
      typeof before === 'number'
        ? nature.summary.replace(formatQuantity(before, unit), formatQuantity(value, unit))
        : nature.summary,
    job: nature.job.replace('|*', `-${option}|*`),
  }
}
