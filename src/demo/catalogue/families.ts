import type { Family } from './family.ts'

export const families: readonly Family[] = []
