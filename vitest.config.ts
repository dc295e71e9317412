import { defineConfig } from 'vitest/config'
import { LongestFirst } from '#tests/support/runner/longest-first.sequencer.ts'
import { TriedAgain } from '#tests/support/runner/tried-again.reporter.ts'

const NEEDS_DATABASE = '**/*.{api,db}.test.ts'

/** How long something may take is never what a test is about: who was late may try again, who was wrong may not. */
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
  retry: { count: 1, condition: /timed out|did not happen in time/i },
}

/** Four kinds of test, one run: rules alone, behaviour on PostgreSQL, bad days of the process, journeys in a browser. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }], new TriedAgain()],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [NEEDS_DATABASE],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
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
          ...PATIENCE,
          name: 'bad-days',
          include: ['tests/bad-days/*.test.ts'],
          // Minutes of kill -9, by hand: see the file.
          exclude: process.env.DRILL ? [] : ['tests/bad-days/checkout.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'browser',
          include: ['tests/e2e/**/*.e2e.ts'],
          isolate: false,
          // A journey waits about as much as it works.
          maxWorkers: 3,
          globalSetup: ['tests/support/runner/store.setup.ts'],
          testTimeout: 300_000,
          // A busy machine may starve a browser once; a fault of ours fails twice.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
