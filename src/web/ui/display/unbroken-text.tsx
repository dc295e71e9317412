import { Fragment } from 'react'
import { splitCodes } from './split-codes.ts'

/**
 * Text in which packages such as LQFP-48 stay on one line. The hyphen is the plain one, so that it can be copied.
 * What comes after `cutAt` is in elements of the class `cut-off`, for places that are too narrow for the whole text.
 */
export function UnbrokenText({ text, cutAt = text.length }: { text: string; cutAt?: number }) {
  let end = 0
  return splitCodes(text).map((piece, place) => {
    const shown = piece.slice(0, Math.max(0, cutAt - end))
    const rest = piece.slice(shown.length)
    end += piece.length
    const content = (
      <>
        {shown}
        {rest && <span className="cut-off">{rest}</span>}
      </>
    )
    return place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={place}>{content}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={place} className="whitespace-nowrap">
        {content}
      </span>
    )
  })
}
