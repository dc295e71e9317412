// Imported before anything else. It must run on any Node that knows modules, or nobody reads the message.
const OLDEST = 20

/**
 * What is wrong with this version of Node, in one line; empty when it will do.
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
