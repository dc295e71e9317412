import { electromechanical } from './families/electromechanical/electromechanical.ts'
import { passives } from './families/passives/passives.ts'
import { semiconductors } from './families/semiconductors/semiconductors.ts'
import type { Family } from './family.ts'

/** Every part-numbering rule of the store. A number that two rules can read belongs to the first of them. */
export const families: readonly Family[] = [...semiconductors, ...passives, ...electromechanical]
