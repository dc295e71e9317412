import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import { modelPieces } from './model-pieces.ts'

type ModelTextProps = {
  model: string
  /** In a table that scrolls sideways anyway, keep it on one line. */
  unbroken?: boolean
  className?: string
}

/** A part number: in mono, breaking only after - / , and . */
export function ModelText({ model, unbroken, className }: ModelTextProps) {
  const pieces = unbroken ? [model] : modelPieces(model)
  return (
    <span className={classNames('model-text', unbroken && 'whitespace-nowrap', className)}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one part number never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}
