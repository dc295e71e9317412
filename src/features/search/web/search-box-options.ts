import type { GoodsName } from '../../catalog/catalog.contract.ts'
import { goodsAddress, searchAddress } from '../../catalog/web/addresses.ts'
import type { SearchedTerm } from './search-history.rules.ts'

/** One line of the panel below the search box: a term to search again, or a part to go to. */
export type SearchOption =
  | { kind: 'term'; key: string; to: string; term: string }
  | { kind: 'hot'; key: string; to: string; goods: GoodsName }
  | { kind: 'goods'; key: string; to: string; goods: GoodsName }
  | { kind: 'all'; key: string; to: string; term: string }

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

/** What it offers while a number is being typed: parts that may be meant, and the search itself. */
export const typedOptions = (text: string, found: readonly GoodsName[]): SearchOption[] => [
  ...found.map((goods) => ({
    kind: 'goods' as const,
    key: `goods-${goods.goodsId}`,
    to: goodsAddress(goods.goodsId),
    goods,
  })),
  { kind: 'all', key: 'all', to: searchAddress(text), term: text },
]
