// Progress output: a line for each step, with details when it takes long.
const PATIENCE_MS = 2000
/** A terminal shows progress in place; a file or a pipe gets a line now and then. */
const REDRAW_MS = 200
const LINE_MS = 5000

/**
 * @typedef {(detail: string) => void} Report Says how far a step is, e.g. "120 of 394 packages".
 * @typedef {<T>(title: string, work: (report: Report) => T | Promise<T>) => Promise<T>} Step
 */

/**
 * @param {Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }} stream
 * @param {Record<string, string | undefined>} env
 * @returns {Step}
 */
export function createSteps(stream = process.stdout, env = process.env) {
  const live = stream.isTTY === true && env.TERM !== 'dumb'
  const show = live ? inPlace(stream, !env.NO_COLOR) : asLines(stream)
  return async (title, work) => {
    const from = Date.now()
    let detail = ''
    const seconds = () => `${Math.round((Date.now() - from) / 1000)} s`
    const late = () => Date.now() - from >= PATIENCE_MS
    show.begin(title)
    const timer = setInterval(
      () => late() && show.progress(title, detail ? `${detail}, ${seconds()}` : seconds()),
      live ? REDRAW_MS : LINE_MS,
    )
    try {
      const result = await work((text) => {
        detail = text
      })
      show.end(title, late() ? seconds() : '')
      return result
    } catch (error) {
      show.fail(title)
      throw error
    } finally {
      clearInterval(timer)
    }
  }
}

/**
 * For those who are not watched, e.g. tests.
 * @type {Step}
 */
export const silently = async (_title, work) => work(() => {})

/** @param {Pick<NodeJS.WriteStream, 'write'>} stream */
const asLines = (stream) => ({
  begin: (/** @type {string} */ title) => stream.write(`${title} …\n`),
  progress: (/** @type {string} */ title, /** @type {string} */ detail) => stream.write(`${title}: ${detail}\n`),
  end: (/** @type {string} */ title, /** @type {string} */ took) => took && stream.write(`${title}: done in ${took}\n`),
  fail: (/** @type {string} */ title) => stream.write(`${title}: failed\n`),
})

/**
 * @param {Pick<NodeJS.WriteStream, 'write'>} stream
 * @param {boolean} coloured
 */
function inPlace(stream, coloured) {
  const paint = (/** @type {number} */ code, /** @type {string} */ text) =>
    coloured ? `\x1b[${code}m${text}\x1b[0m` : text
  const line = (/** @type {string} */ text) => stream.write(`\r\x1b[2K${text}`)
  return {
    begin: (/** @type {string} */ title) => line(`  ${title} …`),
    progress: (/** @type {string} */ title, /** @type {string} */ detail) => line(`  ${title} … ${paint(2, detail)}`),
    end: (/** @type {string} */ title, /** @type {string} */ took) =>
      line(`${paint(32, '✓')} ${title} ${paint(2, took)}\n`),
    fail: (/** @type {string} */ title) => line(`${paint(31, '✗')} ${title}\n`),
  }
}
