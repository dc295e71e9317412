import { categoryPathAddress } from '#features/catalog/addresses/category-address.rules.ts'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { brandAddress, goodsAddress, searchAddress } from '#features/catalog/web/addresses.ts'
import { looksLikeNumber } from '../reader/part-number.rules.ts'
import type { Suggestion } from '../search.contract.ts'
import type { SearchedTerm } from './search-history.rules.ts'

/** One line of the panel below the search box. With a `term` it leads to a search, which is counted and remembered. */
export type SearchOption = { key: string; to: string; term?: string } & (
  | { kind: 'term' | 'all'; term: string }
  | { kind: 'hot'; goods: GoodsName }
  | { kind: 'goods'; goods: GoodsName; isSimilar: boolean }
  | { kind: 'other'; suggestion: Suggestion }
)

/** The id of its element, for the field that the arrow keys are pressed in. */
export const optionId = (listId: string, option: SearchOption) => `${listId}-${option.key}`

/** What is suggested for a text, as the store answers it. */
export interface Found {
  list: readonly GoodsName[]
  isSimilar: boolean
  others: readonly Suggestion[]
}

/** What the panel offers before anything is typed. */
export const startOptions = (terms: readonly SearchedTerm[], hot: readonly GoodsName[]): SearchOption[] => [
  ...terms.map(({ value, code }) => ({
    kind: 'term' as const,
    key: `term-${code}`,
    to: searchAddress(value),
    term: value,
  })),
  ...hot.map((goods) => ({
    kind: 'hot' as const,
    key: `hot-${goods.goodsId}`,
    to: goodsAddress(goods.goodsId),
    goods,
  })),
]

/** Options while typing: suggestions, and the search itself. */
export function typedOptions(text: string, { list, isSimilar, others }: Found): SearchOption[] {
  const parts = list.map((goods) => ({
    kind: 'goods' as const,
    key: `goods-${goods.goodsId}`,
    to: goodsAddress(goods.goodsId),
    goods,
    isSimilar,
  }))
  const words = others.map((suggestion) => ({ kind: 'other' as const, suggestion, ...targetOf(suggestion) }))
  const isNumber = looksLikeNumber(text) && !isSimilar
  const found = isNumber ? [...parts, ...words] : [...words, ...parts]
  return [...found, { kind: 'all', key: 'all', to: searchAddress(text), term: text }]
}

function targetOf(suggestion: Suggestion): { key: string; to: string; term?: string } {
  if (suggestion.kind === 'category')
    return { key: `category-${suggestion.id}`, to: categoryPathAddress(suggestion.path) }
  if (suggestion.kind === 'manufacturer') return { key: `brand-${suggestion.id}`, to: brandAddress(suggestion.id) }
  const { text, category } = suggestion
  const to = `${searchAddress(text)}&categoryId=${category.categoryId}`
  return { key: `specification-${category.categoryId}`, to, term: text }
}
