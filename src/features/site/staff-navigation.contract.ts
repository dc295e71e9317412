import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { LinkAddress } from '#shared/link-address.schema.ts'
import { Line } from '#shared/text.schema.ts'

export const MAX_HEADINGS = 12
export const MAX_LINKS = 20

const Place = z.enum(['menu', 'footer'])
export type NavigationPlace = z.infer<typeof Place>

const link = {
  /** Without an id it is a new one. */
  linkId: Id.optional(),
  label: Line(60, 'A name').min(1, 'Please enter a name.'),
  newTab: z.boolean(),
}
const LinkInput = z.object({ ...link, href: LinkAddress })
const HeadingInput = z.object({
  ...link,
  /** Null: it only opens the links below it. */
  href: LinkAddress.nullable(),
  child: z.array(LinkInput).max(MAX_LINKS, `A heading has at most ${MAX_LINKS} links.`),
})
export type HeadingInput = z.infer<typeof HeadingInput>

const StaffLink = z.object({
  linkId: Id,
  label: z.string(),
  href: z.string().nullable(),
  newTab: z.boolean(),
  /** The store needs it: it can be moved, but not changed or removed. */
  fixed: z.boolean(),
})
export type StaffLink = z.infer<typeof StaffLink>
const StaffHeading = StaffLink.extend({ child: z.array(StaffLink) })
export type StaffHeading = z.infer<typeof StaffHeading>

const Navigation = z.object({ version: z.string(), menu: z.array(StaffHeading), footer: z.array(StaffHeading) })

export const staffNavigation = endpoint({
  method: 'GET',
  path: '/api/staff/content/navigation',
  access: 'staff',
  summary: 'All entries of menu and footer, including those whose text is not published',
  input: z.object({}),
  output: Navigation,
})

export const saveNavigation = endpoint({
  method: 'POST',
  path: '/api/staff/content/navigation/save',
  access: 'staff',
  summary: 'The entries of the menu or of the footer; refused when the version is not the newest (350001)',
  input: z.object({
    place: Place,
    version: z.string().max(40),
    /** All of them, in their order. */
    headings: z.array(HeadingInput).max(MAX_HEADINGS, `There are at most ${MAX_HEADINGS} headings.`),
  }),
  output: z.object({}),
})
