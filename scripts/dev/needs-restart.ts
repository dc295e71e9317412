const TEST = /\.test\.tsx?$/
/** What only pages import: Vite replaces it in open browsers. Everything else the server has loaded, too. */
const PAGES = /\/web\/|\.(tsx|css)$|^src\/app\/(pages\/|render(-context)?\.ts$|routes\.ts$)/

/** Whether the server must start again after an edit of this file; the path begins at the root of the clone. */
export function needsRestart(path: string): boolean {
  const plain = path.replaceAll('\\', '/')
  return /\.(ts|sql|md)$/.test(plain) && !TEST.test(plain) && !PAGES.test(plain)
}
