import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/support/runner/longest-first.sequencer.ts'
import { TriedAgain } from '#tests/support/runner/tried-again.reporter.ts'

const NEEDS_DATABASE = '**/*.{api,db}.test.ts'

/** Long timeouts for busy machines. Only timeouts are retried; failed assertions are not. */
const TIMEOUTS = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
  retry: { count: 1, condition: /timed out|did not happen in time/i },
}

/**
 * Files are loaded by Node itself, as the store loads them, and not transformed for each kind of tests: what one process
 * has compiled, the others need not. Node cannot load components (`.tsx`), and `vi.mock` does not work with it.
 */
const LOADED_BY_NODE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** Five projects: rules (no I/O), components (React), database (PostgreSQL), bad-days (process faults), browser (journeys). */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }], new TriedAgain()],
    // A third one works while the others wait for processes and databases.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...TIMEOUTS,
          ...LOADED_BY_NODE,
          name: 'rules',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [NEEDS_DATABASE],
          isolate: false,
        },
      },
      { test: { ...TIMEOUTS, name: 'components', include: ['src/**/*.test.tsx'], isolate: false } },
      {
        test: {
          ...TIMEOUTS,
          ...LOADED_BY_NODE,
          name: 'database',
          include: [NEEDS_DATABASE],
          // Each worker has a database of its own; its files share that and the modules, which halves the time.
          isolate: false,
          // Other versions that `npm run bench calls` has checked out have tests, too.
          exclude: ['node_modules/**', '.cache/**'],
          globalSetup: ['tests/support/runner/database.setup.ts'],
          setupFiles: ['tests/support/runner/checked-rows.setup.ts'],
        },
      },
      {
        test: {
          ...TIMEOUTS,
          ...LOADED_BY_NODE,
          name: 'bad-days',
          include: ['tests/bad-days/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/runner/database.setup.ts'],
          // Takes minutes; run by hand, see the file.
          exclude: process.env.DRILL ? [] : ['tests/bad-days/checkout.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...TIMEOUTS,
          ...LOADED_BY_NODE,
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.ts'],
          isolate: false,
          // Journeys wait about half of their time.
          maxWorkers: 3,
          globalSetup: ['tests/support/runner/store.setup.ts'],
          testTimeout: 300_000,
          // A busy machine may time out a browser; a real failure fails twice.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
