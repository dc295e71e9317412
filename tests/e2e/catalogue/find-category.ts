import { storeUrl } from '../../support/visitor.ts'

export interface Found {
  categoryId: number
  categoryName: string
  goodsCount: number
  child: Found[]
}

/** Categories are found by name, as a visitor would: their numbers may change. */
export async function findCategory(
  top: string,
  second: string,
  third: string,
): Promise<Record<'top' | 'second' | 'third', Found>> {
  const answer = await fetch(`${storeUrl()}/api/category/search?categoryName=`)
  const { data } = (await answer.json()) as { data: { list: Found[] } } // the shape of the contract
  const pick = (list: Found[] | undefined, name: string) => {
    const one = list?.find(({ categoryName }) => categoryName === name)
    if (!one) throw new Error(`no category ${name}`)
    return one
  }
  const first = pick(data.list, top)
  const middle = pick(first.child, second)
  return { top: first, second: middle, third: pick(middle.child, third) }
}

export const thickFilm = () => findCategory('Resistors', 'Chip Resistors (SMD)', 'Thick Film')
