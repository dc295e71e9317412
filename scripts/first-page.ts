/** What the bundler tells about a module; of that, what is asked here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Tells which modules a browser must have before a page is alive: the entries and all they import. What is imported
 * later (`import()`) is not among them.
 */
export function neededBy(isEntry: (id: string) => boolean) {
  const needed = new Set<string>()
  return {
    /** The bundler offers every module once before it asks for names: the time to note the entries. */
    note(id: string): boolean {
      if (isEntry(id)) needed.add(id)
      return true
    },
    has(id: string, graph: ModuleGraph): boolean {
      // A set grows while it is walked, so that this ends with all of them.
      for (const one of needed) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported)
      return needed.has(id)
    },
  }
}
