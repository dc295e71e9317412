/** What a server needs of this folder, beside the packages. The Dockerfile copies the same. */
export const RELEASED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'build',
  'db',
  'demo',
  'scripts',
  'src',
]

/** Installed beside the store on a server, not in an image. */
export const RELEASED_FOR_SERVERS = ['CHANGELOG.md', 'deploy', 'docs/operations']

/**
 * Excludes tests and build tools.
 * @param {string} path
 */
export const isNeededToRun = (path) => !/\.(test|e2e)\.tsx?$/.test(path)
