import type { Reporter, TestCase } from 'vitest/node'

/** Lists tests that passed only after a retry, and why they had failed. */
export class TriedAgain implements Reporter {
  #tests: TestCase[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#tests.push(test)
  }

  onTestRunEnd(): void {
    for (const test of this.#tests)
      process.stdout.write(
        `passed when tried again: ${test.module.relativeModuleId} > ${test.fullName}\n${reasonsOf(test)}`,
      )
  }
}

const reasonsOf = (test: TestCase) =>
  (test.result().errors ?? []).map(({ message, stack = '' }) => `  ${message}\n${placeIn(stack)}`).join('')

/** Lines of the tests themselves. */
const placeIn = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.includes('/tests/'))
    .slice(0, 2)
    .map((line) => `  ${line.trim()}\n`)
    .join('')
