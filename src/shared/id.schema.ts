import { z } from 'zod'

const MAX_ID = 2_147_483_647

/** Of what the database counts. */
export const Id = z.int().positive().max(MAX_ID)

/** Counts the changes of a row: 0 before it is there. */
export const Version = z.int().min(0).max(MAX_ID)

/** An id picked from a list, with a message when it is missing. */
export const ChosenId = (missing: string) => z.int(missing).positive(missing).max(MAX_ID, missing)
