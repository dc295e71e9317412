import { isOwnPicture } from '#shared/addresses/shown-picture.ts'
import { classNames } from '#web/ui/class-names.ts'

type GoodsPictureProps = {
  coverPic: string
  alt: string /** Above the fold: do not wait. */
  eager?: boolean
  className?: string
}

/** A part's picture in a fixed 4:3 frame, to avoid layout shifts. */
export function GoodsPicture({ coverPic, alt, eager, className }: GoodsPictureProps) {
  // What a browser has noted of a part may be older than this rule.
  if (coverPic === '' || !isOwnPicture(coverPic))
    return <span aria-hidden="true" className={classNames('block aspect-4/3 rounded-md bg-wash', className)} />
  return (
    <img src={coverPic} alt={alt} loading={eager ? 'eager' : 'lazy'} className={classNames('picture', className)} />
  )
}
