interface Entry {
  linkId?: number | undefined
  label: string
  href: string | null
}
interface Heading extends Entry {
  child: readonly Entry[]
}
interface Known {
  linkId: number
  parentId: number | null
  label: string
  href: string | null
  fixed: boolean
}

/** What is wrong with a menu before it is saved; undefined: nothing. */
export function findNavigationProblem(
  place: 'menu' | 'footer',
  known: readonly Known[],
  headings: readonly Heading[],
): string | undefined {
  const ids = headings.flatMap((heading) => [heading, ...heading.child]).flatMap(({ linkId }) => linkId ?? [])
  if (new Set(ids).size !== ids.length) return 'An entry is named twice.'
  if (ids.some((id) => !known.some(({ linkId }) => linkId === id))) return 'An entry no longer exists.'
  for (const list of [headings, ...headings.map(({ child }) => child)]) {
    const twice = findTwice(list.map(({ label }) => label.toLowerCase()))
    if (twice) return `Two entries at the same level are named “${twice}”.`
  }
  const empty = headings.find(({ href, child }) => href === null && child.length === 0)
  if (empty) return `“${empty.label}” needs an address, or links below it.`
  const both = headings.find(({ href, child }) => href !== null && child.length > 0)
  if (both) return `“${both.label}” has an address, so it cannot have links below it.`
  const inFooter = place === 'footer' && headings.find(({ href }) => href !== null)
  if (inFooter) return `“${inFooter.label}” is a heading of the footer, which cannot have an address.`
  const changed = known.find((link) => link.fixed && !isKept(link, headings))
  if (changed) return `“${changed.label}” is part of the store: it can be moved, but not changed or removed.`
}

const findTwice = (names: readonly string[]) => names.find((name, index) => names.indexOf(name) !== index)

/** Under the same heading, with the same name and address. */
function isKept({ linkId, parentId, label, href }: Known, headings: readonly Heading[]): boolean {
  const list = parentId === null ? headings : (headings.find((heading) => heading.linkId === parentId)?.child ?? [])
  return list.some((entry) => entry.linkId === linkId && entry.label === label && entry.href === href)
}
