import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long for their size. On a fresh clone the runner knows sizes only and would start them last, when one
 * core has nothing else to do. Kinds of tests are not mixed: a new worker is started, and loads the store again,
 * when the next file is of another kind.
 */
const LONGEST = [
  'tests/bad-days/stopping.test.ts',
  'tests/bad-days/import.test.ts',
  'demo/search-quality.db.test.ts',
  'demo/seed-demo.db.test.ts',
  'src/features/supply/server/bad-input.db.test.ts',
  'demo/catalogue/families.test.ts',
  'tests/e2e/crawler.e2e.ts',
  'tests/e2e/dev-server.e2e.ts',
  'tests/e2e/keyboard.e2e.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? LONGEST.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...kinds.values()].flatMap((kind) => kind.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}
