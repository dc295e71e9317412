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

/**
 * Tests and what only builds pages stay at home.
 * @param {string} path
 */
export const isNeededToRun = (path) => !/\.(test|e2e)\.tsx?$/.test(path)
