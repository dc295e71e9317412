import { z } from 'zod'
import { formatCount } from '#shared/text/format-count.ts'
import { MAX_BOARDS, MAX_LINES, MAX_SPARE } from './bom.rules.ts'

/** At least one line and no more than a BOM may have. */
export const linesOf = <T extends z.ZodType>(line: T) =>
  z
    .array(line)
    .min(1, 'Please give at least one line.')
    .max(MAX_LINES, `A bill of materials has at most ${formatCount(MAX_LINES)} lines.`)

/** For how many boards, and how many percent more in case some get lost. */
export const buildFields = {
  boards: z.int().min(1).max(MAX_BOARDS).default(1),
  spare: z.number().min(0).max(MAX_SPARE).default(0),
}
