import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractsAsData } from './scripts/pages/contracts-as-data.ts'
import { neededBy } from './scripts/pages/first-page.ts'

/** The product table, its prices and what stands around it: on many pages, but not on the first. */
const GOODS_LISTS =
  /big\.js\/|src\/shared\/decimal|features\/(catalog\/(catalog\.rules|own-prices|web\/(goods-(row|table|list)|order-line|own-prices|tier|folded|quantity|step-|add-to|category-link))|browsing\/web\/browsing-history|compare\/web\/compare-list)/

/** Heavy parts of the design system stay in files of their own and are fetched when first used. */
const HEAVY = /src\/web\/ui\/(dialog|drawer|menu|select|tooltip|toast|overlay|popup)/

/** The back office: code shared by its pages stays out of the chunks of buyers. */
const STAFF =
  /features\/(staff|supply|customers|integrations|price-lists)\/|(picking|second-factor|quote-desk|shop)\.contract|\/web\/staff\/|app\/pages\/staff\/|staff-[\w-]+\.contract|shared\/rights/

const ICONS = ['lucide-react']

/** Every page has the frame; the home page is the first one for most. */
const FIRST = /src\/app\/(root|entry\.client|page-boundary|pages\/home\.page)\.tsx/
const first = neededBy((id) => FIRST.test(id))
/** It hydrates the page as soon as it runs, so it cannot be in a file that is loaded for something else. */
const STARTS_PAGE = /src\/app\/entry\.client\.tsx/

/** Parts of the frame and the home page that are loaded after hydration, in one file (`laterPart`, decision 102). */
const SECOND =
  /src\/(app\/pages\/home\/(sections|home-read)|features\/(account\/web\/user-menu|site\/web\/(contact-entry|cookie-banner|footer|frame-overlays|menu-sheet)))\.tsx?$/
const second = neededBy((id) => SECOND.test(id))

export default defineConfig(({ command }) => ({
  plugins: [contractsAsData(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // Fonts and icons are files with long caching, never text inside the stylesheet.
    assetsInlineLimit: 0,
    // Files that every page has loaded before need not be named for each `import()`.
    modulePreload: {
      resolveDependencies: (_file, deps) =>
        deps.filter((name) => !/assets\/(react|first|rolldown-runtime)-/.test(name)),
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // A few files instead of many: the libraries, what the first page needs, what lists of goods need, what
            // other pages share.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\//,
                  priority: 3,
                },
                { name: 'goods', test: GOODS_LISTS, minShareCount: 2, priority: 1 },
                {
                  debugName: 'first',
                  test: first.note,
                  name: (id, graph) => (first.has(id, graph) && !STARTS_PAGE.test(id) ? 'first' : null),
                  priority: 2,
                },
                {
                  debugName: 'second',
                  test: second.note,
                  name: (id, graph) => (second.has(id, graph) && !first.has(id, graph) ? 'second' : null),
                  priority: 2,
                },
                { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2 },
                {
                  name: 'later',
                  test: (id) => /\/src\/(web|shared|features)\//.test(id) && !HEAVY.test(id) && !STAFF.test(id),
                  minShareCount: 3,
                  maxModuleSize: 20_000,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled into one file: loading hundreds of small ones takes 0.8 s of processor time more at every start. React,
      // and what the server itself uses, stay outside. In development only icons are bundled: the lean ones, as in a build.
      resolve:
        command === 'build' ? { noExternal: true, external: ['react', 'react-dom', 'zod'] } : { noExternal: ICONS },
      build: { rollupOptions: { input: './src/app/render.ts', output: { codeSplitting: false } } },
    },
  },
}))
