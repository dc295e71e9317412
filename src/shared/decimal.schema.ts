import { z } from 'zod'

/** Money and unit prices travel as decimal text, so that nothing is rounded on the way. */
export const Decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/, 'Please enter a number such as 12.50.')
