// Imported first. It must run on any Node with ES modules, to print its message.
const OLDEST = 20

/**
 * Why this version of Node is not supported, in one line; empty when it is.
 * @param {string} version
 */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= OLDEST) return ''
  return `Node ${OLDEST} or newer is needed, this is Node ${version}.`
}

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(`ohmstead: ${problem}`)
  process.exit(1)
}
