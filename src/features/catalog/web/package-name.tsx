import { Fragment } from 'react'

/** A package that may break at its spaces, but not at hyphens: "PDFN-8" is never divided. For cells with `nowrap`. */
export function PackageName({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <>
      {first}
      {rest.map((word) => (
        <Fragment key={word}>
          {' '}
          <wbr />
          {word}
        </Fragment>
      ))}
    </>
  )
}
