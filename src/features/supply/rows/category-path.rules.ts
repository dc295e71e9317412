/** Paths of three levels, from what suppliers write. */

export const UNCATEGORISED = 'Uncategorised'
export type CategoryPath = [top: string, second: string, third: string]

const BETWEEN = /\s*(?:>+|»|→|\||\\|::)\s*|\s+\/\s+/
const MAX_NAME = 100

/** The names of a path, or what is wrong with it. */
export function readCategoryNames(text: string): string[] | string {
  const names = text
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const seen = new Set<string>()
  for (const name of names) {
    if (name.length > MAX_NAME) return `A category name is longer than ${MAX_NAME} characters.`
    const key = name.toLowerCase()
    if (seen.has(key)) return `The category path is a cycle: it names "${name.slice(0, 40)}" twice.`
    seen.add(key)
  }
  return names
}

/** Exactly three levels: missing ones repeat the last name, further ones are joined to the third. */
export function fillCategoryPath(names: readonly string[]): CategoryPath {
  const [top = UNCATEGORISED, second = top, ...rest] = names
  return [top, second, rest.length > 0 ? rest.join(' – ') : second]
}

export const pathKey = (path: readonly string[]): string => path.map((name) => name.toLowerCase()).join('\n')
