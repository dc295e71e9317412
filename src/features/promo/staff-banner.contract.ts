import { z } from 'zod'
import { PICTURE_PATH } from '#shared/addresses/shown-picture.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { LinkAddress } from '#shared/link-address.schema.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { Banner } from './banner.contract.ts'

export const MAX_BANNERS = 20

const StaffBanner = Banner.extend({
  shown: z.boolean(),
  fromAt: z.iso.datetime().nullable(),
  untilAt: z.iso.datetime().nullable(),
  version: z.int(),
})
export type StaffBanner = z.infer<typeof StaffBanner>

export const staffBanners = endpoint({
  method: 'GET',
  path: '/api/staff/content/banners',
  access: 'staff',
  summary: 'All banners in order, including those that are not shown',
  input: z.object({}),
  output: z.object({ list: z.array(StaffBanner) }),
})

export const saveBanner = endpoint({
  method: 'POST',
  path: '/api/staff/content/banner/save',
  access: 'staff',
  summary: 'Write a banner; refused when the version is not the newest (350001)',
  input: z.object({
    /** Without an id it is a new one, behind the others. */
    bannerId: Id.optional(),
    version: Version,
    title: Line(80, 'A title').min(1, 'Please enter a title.'),
    body: Lines(300, 'A text'),
    linkLabel: Line(40, 'The text of the link'),
    href: z.union([z.literal(''), LinkAddress]),
    /** What `/api/staff/content/picture` has answered, a path of this store, or nothing. */
    picture: Line(300, 'A picture').regex(PICTURE_PATH, 'Please upload the picture.'),
    pictureAlt: Line(200, 'A description'),
    shown: z.boolean(),
    fromAt: z.iso.datetime().nullable(),
    untilAt: z.iso.datetime().nullable(),
  }),
  output: z.object({ bannerId: Id }),
})

export const orderBanners = endpoint({
  method: 'POST',
  path: '/api/staff/content/banners/order',
  access: 'staff',
  summary: 'The order of the banners',
  input: z.object({
    /** All of them, the first on top. */
    bannerIds: z.array(Id).max(MAX_BANNERS),
  }),
  output: z.object({}),
})

export const removeBanner = endpoint({
  method: 'POST',
  path: '/api/staff/content/banner/remove',
  access: 'staff',
  summary: 'Delete a banner',
  input: z.object({ bannerId: Id, version: Version }),
  output: z.object({}),
})
