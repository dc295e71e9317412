import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractsAsData } from './scripts/contracts-as-data.ts'

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
            // A few files instead of forty: what every page needs comes in two, what most share in a third. Heavy
            // parts of the design system stay in files of their own and are fetched when first used.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\//,
                  priority: 2,
                },
                {
                  name: 'shared',
                  test: /src\/(web|shared|features)\//,
                  minShareCount: 4,
                  maxModuleSize: 20_000,
                  priority: 1,
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
