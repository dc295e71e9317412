import { defineConfig } from 'vitest/config'

const NEEDS_DATABASE = '**/*.{api,db}.test.ts'

/** Four kinds of test, one run: rules alone, behaviour on PostgreSQL, bad days of the process, journeys in a browser. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [NEEDS_DATABASE],
          isolate: false,
        },
      },
      {
        test: {
          name: 'database',
          include: [NEEDS_DATABASE],
          exclude: ['node_modules/**'],
          globalSetup: ['tests/support/database.setup.ts'],
        },
      },
      {
        test: {
          name: 'bad-days',
          include: ['tests/bad-days/*.test.ts'],
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/*.e2e.ts'],
          globalSetup: ['tests/support/store.setup.ts'],
          testTimeout: 45_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
