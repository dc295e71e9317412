import { z } from 'zod'
import { Line } from '#shared/text.schema.ts'
import { MAX_LABEL_LENGTH } from './line-labels.rules.ts'

export const OwnNumber = Line(MAX_LABEL_LENGTH, 'Your part number')
export const CustomerRef = Line(MAX_LABEL_LENGTH, 'Your reference')

/** As they are kept; empty where the customer has given none. */
export const lineLabels = { ownNumber: z.string(), customerRef: z.string() }
