import { expect, test } from 'vitest'
import { needsRestart } from './needs-restart.ts'

test.each([
  'src/features/cart/server/cart.service.ts',
  'src/features/cart/cart.contract.ts',
  'src/shared/decimal.ts',
  'src/app/store.ts',
  'db/migrations/0001_accounts.sql',
  'src\\server\\log.ts',
])('an edit of %s restarts the server', (path) => {
  expect(needsRestart(path)).toBe(true)
})

test.each([
  'src/features/cart/web/cart.page.tsx',
  'src/features/cart/web/add-to-cart.ts',
  'src/web/styles/app.css',
  'src/app/pages/home/hero.tsx',
  'src/app/root.tsx',
  'src/app/routes.ts',
  'src/features/cart/server/cart.api.test.ts',
  'src\\web\\call.ts',
  'README.md.swp',
])('an edit of %s does not', (path) => {
  expect(needsRestart(path)).toBe(false)
})
