import type { z } from 'zod'
import { formatCount } from '#shared/text/format-count.ts'

const WANTED: Readonly<Record<string, string>> = {
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  string: 'Please enter a text.',
  boolean: 'Please enter true or false.',
  array: 'Please enter a list.',
}

const FORMS: Readonly<Record<string, string>> = {
  date: 'Please enter a date such as 2026-11-15.',
  datetime: 'Please enter a time such as 2026-11-15T08:30:00Z.',
  uuid: 'Please enter a UUID.',
  email: 'Please enter an e-mail address.',
  url: 'Please enter a web address.',
}

const NOT_VALID = 'This value is not valid.'

/** Replaces the messages of the validator where the schema gives none. Forms and commands show them, so they are written for users. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return WANTED[issue.expected] ?? (issue.input === undefined ? 'This field is required.' : NOT_VALID)
    case 'invalid_format':
      return FORMS[issue.format] ?? NOT_VALID
    case 'invalid_value':
      return `Please choose ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}.`
    case 'too_small':
      return describeLimit(issue.origin, Number(issue.minimum), issue.inclusive ? 'at least' : 'more than')
    case 'too_big':
      return describeLimit(issue.origin, Number(issue.maximum), issue.inclusive ? 'at most' : 'less than')
    case 'not_multiple_of':
      return `Please enter a multiple of ${issue.divisor}.`
    default:
      return NOT_VALID
  }
}

const UNITS: Readonly<Record<string, [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
}

function describeLimit(origin: string, limit: number, bound: string): string {
  const [one, many] = UNITS[origin] ?? ['', '']
  return `Please enter ${bound} ${formatCount(limit)}${limit === 1 ? one : many}.`
}
