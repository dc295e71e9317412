import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'

export const HOME_LISTS = ['new', 'recommend', 'hot', 'scarcity'] as const
export const HomeListKind = z.enum(HOME_LISTS)
export type HomeListKind = z.infer<typeof HomeListKind>

/** As the home page calls them. */
export const homeListNames: Readonly<Record<HomeListKind, string>> = {
  new: 'New Products',
  recommend: 'Recommended',
  hot: 'Hot Recommend',
  scarcity: 'Scarcity',
}

export const MAX_HOME_LIST = 30

const ListedPart = z.object({ goodsId: Id, goodsModel: z.string(), brandName: z.string(), stock: z.int() })
export type ListedPart = z.infer<typeof ListedPart>

const HomeList = z.object({ kind: HomeListKind, version: z.string(), goods: z.array(ListedPart) })
export type HomeList = z.infer<typeof HomeList>

export const staffHomeLists = endpoint({
  method: 'GET',
  path: '/api/staff/content/lists',
  access: 'staff',
  summary: 'The lists of parts on the home page',
  input: z.object({}),
  output: z.object({ lists: z.array(HomeList) }),
})

export const findListedParts = endpoint({
  method: 'GET',
  path: '/api/staff/content/lists/find',
  access: 'staff',
  summary: 'Parts with a number, of any manufacturer',
  input: z.object({ goodsModel: Line(100, 'A part number').min(1, 'Please enter a part number.') }),
  output: z.object({ list: z.array(ListedPart) }),
})

export const saveHomeList = endpoint({
  method: 'POST',
  path: '/api/staff/content/lists/save',
  access: 'staff',
  summary: 'Set the parts of a list of the home page; refused when the version is not the newest (350001)',
  input: z.object({
    kind: HomeListKind,
    version: z.string().max(40),
    /** All of them, the first on top. */
    goodsIds: z.array(Id).max(MAX_HOME_LIST, `A list has at most ${MAX_HOME_LIST} parts.`),
  }),
  output: z.object({}),
})
