import type { Reporter, TestCase } from 'vitest/node'

/** Names at the end what passed only when it was tried again: each of them is a fault to be found. */
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
