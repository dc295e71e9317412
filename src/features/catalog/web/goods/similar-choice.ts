import { categoryAddress } from '../../addresses/category-address.rules.ts'
import type { GoodsDetail } from '../../catalog.contract.ts'
import type { ParameterChoice } from '../../filters.contract.ts'
import { NO_CHOICE, PAGE_SIZES, writeCategoryAddress } from '../category/category-choice.ts'
import { properMinus } from '../filters/parameter-ranges.ts'

/** A row that can be ticked: one value, or two that are read as a range ("3 V to 32 V"). */
export interface SimilarRow {
  /** As the address of a category names it. */
  field: string
  name: string
  value: string
  packageId?: number
  parameters: ParameterChoice[]
}

const MIN = ', min'
const MAX = ', max'

export function similarRows({ packageId, package: packageName, parameters }: SimilarPart): SimilarRow[] {
  const byName = new Map(parameters.map((one) => [one.name, one]))
  const chosen = ({ code, valueId }: (typeof parameters)[number]): ParameterChoice => ({ code, valueIds: [valueId] })
  return [
    { field: 'package', name: 'Package', value: packageName, packageId, parameters: [] },
    ...parameters.flatMap((one) => {
      const { code, name, value } = one
      if (name.endsWith(MAX) && byName.has(name.replace(MAX, MIN))) return []
      const highest = name.endsWith(MIN) ? byName.get(name.replace(MIN, MAX)) : undefined
      const row = { field: `p.${code}`, name, value: properMinus(value), parameters: [chosen(one)] }
      if (!highest) return [row]
      return [
        {
          ...row,
          name: name.slice(0, -MIN.length),
          value: `${row.value} to ${properMinus(highest.value)}`,
          parameters: [chosen(one), chosen(highest)],
        },
      ]
    }),
  ]
}

type SimilarPart = Pick<GoodsDetail, 'packageId' | 'package' | 'parameters'>

/** What else has these values: the parts of the category, filtered by them, priced at the quantity. */
export const similarAddress = (categoryId: number, rows: readonly SimilarRow[], quantity: number | undefined): string =>
  writeCategoryAddress(
    { path: categoryAddress(categoryId), query: [] },
    {
      ...NO_CHOICE,
      parameters: rows.flatMap((row) => row.parameters),
      packageIds: rows.flatMap((row) => row.packageId ?? []),
      quantity,
      sort: 'best',
      listed: undefined,
      pageNumber: 1,
      pageSize: PAGE_SIZES[0],
    },
  )
