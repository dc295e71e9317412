import { Fragment } from 'react'
import { splitCodes } from './split-codes.ts'

/** Text in which packages such as LQFP-48 stay on one line. The hyphen is the plain one, so that it can be copied. */
export function UnbrokenText({ text }: { text: string }) {
  return splitCodes(text).map((piece, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={place}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={place} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  )
}
