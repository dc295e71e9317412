import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractsAsData } from './scripts/contracts-as-data.ts'

/** The product table and its prices: on many pages, but not on the first. */
const GOODS_LISTS =
  /big\.js\/|src\/shared\/decimal|features\/catalog\/(catalog\.rules|web\/(goods-(row|table|list)|order-line|tier|folded|quantity|step-|add-to))/

const ON_EVERY_PAGE =
  /src\/(web\/(?!ui\/(dialog|drawer|menu|select|tooltip|toast|overlay|popup))|shared\/(?!decimal)|features\/((?!(catalog|company|content)\/)|catalog\/(catalog\.contract|web\/(part-actions|addresses|goods-picture|az-index|brand-strip))))/

export default defineConfig({
  plugins: [contractsAsData(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // Fonts and icons are files with long caching, never text inside the stylesheet.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // A few files instead of forty: the libraries, what every page needs, what lists of goods need. Heavy parts
            // of the design system stay in files of their own and are fetched when first used.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\//,
                  priority: 3,
                },
                { name: 'goods', test: GOODS_LISTS, minShareCount: 3, priority: 1 },
                {
                  name: 'shared',
                  test: ON_EVERY_PAGE,
                  minShareCount: 3,
                  maxModuleSize: 20_000,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/app/render.ts' } } },
  },
})
