import type { Plugin } from 'vite'

const MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/
const OWN_RELOAD =
  /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/** The router waits for ever for code that is rejected, so a page that fails stands in for it. */
const RECOVERY = `
    let lost = error;
    try { await window.recoverLostPage?.() } catch (refusal) { lost = refusal }
    const fail = () => { throw lost };
    return routeModulesCache[route.id] = { default: fail, clientLoader: fail };`

/**
 * React Router reloads the page when the code of a page does not load: without a connection that ends on the browser's
 * own error page, and with a missing file in a loop. Here the store decides (src/web/errors/stale-build.ts).
 */
export function recoverLostPages(): Plugin {
  let isReplaced = false
  return {
    name: 'recover-lost-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!MODULE.test(id)) return undefined
      isReplaced = OWN_RELOAD.test(code)
      return { code: code.replace(OWN_RELOAD, RECOVERY), map: null }
    },
    generateBundle() {
      if (!isReplaced) this.error('React Router loads the code of pages in another way now: see recover-lost-pages.ts.')
    },
  }
}
