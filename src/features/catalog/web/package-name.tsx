import { Fragment } from 'react'

/** A package that may break at its spaces, but not at hyphens: "PDFN-8" is never divided. For cells with `nowrap`. */
export function PackageName({ name }: { name: string }) {
  return name.split(/(?<= )/).map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one name never change places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
