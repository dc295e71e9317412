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

/** Four projects: rules (no I/O), database (PostgreSQL), bad-days (process faults), browser (journeys). */
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
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [NEEDS_DATABASE],
          isolate: false,
        },
      },
      {
        test: {
          ...TIMEOUTS,
          name: 'database',
          include: [NEEDS_DATABASE],
          // Each worker has a database of its own; its files share that and the modules, which halves the time.
          isolate: false,
          exclude: ['node_modules/**'],
          globalSetup: ['tests/support/runner/database.setup.ts'],
          setupFiles: ['tests/support/runner/checked-rows.setup.ts'],
        },
      },
      {
        test: {
          ...TIMEOUTS,
          name: 'bad-days',
          include: ['tests/bad-days/*.test.ts'],
          globalSetup: ['tests/support/runner/database.setup.ts'],
          // Takes minutes; run by hand, see the file.
          exclude: process.env.DRILL ? [] : ['tests/bad-days/checkout.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...TIMEOUTS,
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
