import type { Reporter, TestCase } from 'vitest/node'

/** Lists tests that passed only after a retry. */
export class TriedAgain implements Reporter {
  #tests: TestCase[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#tests.push(test)
  }

  onTestRunEnd(): void {
    for (const test of this.#tests)
      process.stdout.write(`passed when tried again: ${test.module.relativeModuleId} > ${test.fullName}\n`)
  }
}
