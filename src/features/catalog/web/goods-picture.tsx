import { classNames } from '#web/ui/class-names.ts'

type GoodsPictureProps = {
  coverPic: string
  alt: string /** Above the fold: do not wait. */
  eager?: boolean
  className?: string
}

/** A part's picture in a fixed 4:3 frame, to avoid layout shifts. */
export function GoodsPicture({ coverPic, alt, eager, className }: GoodsPictureProps) {
  if (coverPic === '')
    return <span aria-hidden="true" className={classNames('block aspect-4/3 rounded-md bg-wash', className)} />
  return (
    <img src={coverPic} alt={alt} loading={eager ? 'eager' : 'lazy'} className={classNames('picture', className)} />
  )
}
