import type { HeadingInput, StaffHeading, StaffLink } from '../../staff-navigation.contract.ts'

/** An entry while it is edited: `key` is there before the store has given it a number. */
export interface EditedLink {
  key: string
  linkId?: number
  label: string
  href: string
  newTab: boolean
  fixed: boolean
}
export interface EditedHeading extends EditedLink {
  child: EditedLink[]
}

const editedLink = ({ linkId, label, href, newTab, fixed }: StaffLink): EditedLink => ({
  key: String(linkId),
  linkId,
  label,
  href: href ?? '',
  newTab,
  fixed,
})

export const editedHeadings = (headings: readonly StaffHeading[]): EditedHeading[] =>
  headings.map((heading) => ({ ...editedLink(heading), child: heading.child.map(editedLink) }))

let added = 0
export const newLink = (): EditedLink => {
  added += 1
  return { key: `new ${added}`, label: '', href: '', newTab: false, fixed: false }
}

const linkInput = ({ linkId, label, href, newTab }: EditedLink) => ({
  ...(linkId !== undefined && { linkId }),
  label,
  href: href.trim(),
  newTab,
})

export const headingInputs = (headings: readonly EditedHeading[]): HeadingInput[] =>
  headings.map((heading) => {
    const { href, ...rest } = linkInput(heading)
    return { ...rest, href: href === '' ? null : href, child: heading.child.map(linkInput) }
  })
