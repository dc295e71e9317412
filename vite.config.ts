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
    ssr: { build: { rollupOptions: { input: './src/app/render.ts' } } },
  },
})
