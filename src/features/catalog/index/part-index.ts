import { createNaiveIndex } from './naive-index.ts'
import type { IndexOptions, PartIndex } from './part-index.types.ts'

/** See README.md. */
export const createPartIndex = (options: IndexOptions): PartIndex => createNaiveIndex(options)
