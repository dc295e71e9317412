/** The used part of the bundler's module info. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null
}

/** One file that names all icons: who imports an icon from it does not need the others. */
const ICONS = /lucide-react\/dist\/esm\/lucide-react\.mjs$/
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** "ChevronDown" is in chevron-down.mjs. */
const iconFile = (name: string) =>
  `/icons/${name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/(\d)([A-Z])/g, '$1-$2')
    .toLowerCase()}.mjs`

const iconsOf = (code: string): string[] =>
  [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []),
  )

/**
 * Collects the modules a browser needs before hydration: the entries and their static imports. What is imported
 * later (`import()`) is not among them.
 */
export function neededBy(isEntry: (id: string) => boolean) {
  const needed = new Set<string>()
  const walked = new Set<string>()

  function walk(id: string, graph: ModuleGraph) {
    walked.add(id)
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const imported of importedIds) {
      if (!ICONS.test(imported)) {
        needed.add(imported)
        continue
      }
      const files = iconsOf(code ?? '').map(iconFile)
      for (const icon of graph.getModuleInfo(imported)?.importedIds ?? [])
        if (files.some((file) => icon.endsWith(file))) needed.add(icon)
    }
  }

  return {
    /** The bundler offers every module once before it asks for names: the time to note the entries. */
    note(id: string): boolean {
      if (isEntry(id)) needed.add(id)
      return true
    },
    has(id: string, graph: ModuleGraph): boolean {
      // A set grows while it is walked, so that this ends with all of them.
      for (const one of needed) if (!walked.has(one)) walk(one, graph)
      return needed.has(id)
    },
  }
}
