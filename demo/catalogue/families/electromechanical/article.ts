import type { Part } from '../../family.ts'
import { type Choice, type Described, listed, type Rule } from './numbering.ts'
import { dollars } from './price.ts'
import { inSentence } from './wording.ts'

/** What the articles on one shelf have in common. */
export interface Shelf extends Pick<Part, 'brand' | 'category' | 'name' | 'package' | 'drawing' | 'marking'> {
  readonly packing: Part['packing']
  readonly packCount: number
  readonly attributes: Part['attributes']
}

/** A product with a number of its own; it may differ from its shelf in anything. */
export interface Article extends Choice, Partial<Shelf> {
  /** What tells it from its neighbours: stands before or after the name in its introduction. */
  readonly detail: string
  readonly price: number
  /** Set when other makers have the same thing for the same footprint. */
  readonly equivalence?: string
}

export function describeArticle(shelf: Shelf, article: Article): Described {
  const brand = article.brand ?? shelf.brand
  const name = article.name ?? shelf.name
  return {
    brand,
    category: article.category ?? shelf.category,
    name,
    introduce: `${article.detail} ${inSentence(name)}`,
    package: article.package ?? shelf.package,
    attributes: { ...shelf.attributes, ...article.attributes },
    equivalence: article.equivalence ?? `${brand} ${article.code}`,
    drawing: article.drawing ?? shelf.drawing,
    marking: article.marking ?? shelf.marking,
    packing: article.packing ?? shelf.packing,
    packCount: article.packCount ?? shelf.packCount,
    usualPrice: dollars(article.price),
    rohs: true,
  }
}

export const articles = (shelf: Shelf, items: readonly Article[]): Rule =>
  listed(items, (item) => describeArticle(shelf, item))
