import type { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { describeIssue } from '../describe-issue.ts'

/** Checks the input of a call. The refusal names the field: "lines.0.count: Please enter a whole number." */
export function readInput<I extends z.ZodType>(schema: I, input: unknown): z.output<I> {
  const read = schema.safeParse(input, { error: describeIssue })
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (!issue) throw new AppError('invalid_input', 'The request is not valid.')
  const field = issue.path.join('.')
  throw new AppError('invalid_input', field ? `${field}: ${issue.message}` : issue.message)
}
