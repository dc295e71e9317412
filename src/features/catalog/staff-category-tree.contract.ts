import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'

const Name = Line(80, 'A name').min(1, 'Please enter a name.')
const ShownName = z.string().max(200)

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/create',
  access: 'staff',
  summary: 'Add a category as the last one of the first level, or inside another',
  input: z.object({ parentId: Id.nullable(), name: Name }),
  output: z.object({ categoryId: Id }),
})

export const renameCategory = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/rename',
  access: 'staff',
  summary: 'Rename a category',
  input: z.object({ categoryId: Id, /** As it was shown. */ before: ShownName, name: Name }),
  output: z.object({}),
})

export const moveCategory = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/move',
  access: 'staff',
  summary: 'Move a category with everything inside to another one of the level above it',
  input: z.object({ categoryId: Id, /** As it was shown. */ parentBefore: Id, parentId: Id }),
  output: z.object({}),
})

const Order = z.array(Id).max(1000)

export const orderCategories = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/order',
  access: 'staff',
  summary: 'The order of the categories inside another, or of the first level',
  input: z.object({ parentId: Id.nullable(), /** As it was shown. */ before: Order, order: Order }),
  output: z.object({}),
})

export const removeCategory = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/remove',
  access: 'staff',
  summary: 'Remove an empty category',
  input: z.object({ categoryId: Id, /** As it was shown. */ before: ShownName }),
  output: z.object({}),
})

const CategoryChange = z.object({
  changeId: z.int(),
  at: z.iso.datetime(),
  who: z.string(),
  action: z.enum(['created', 'renamed', 'moved', 'ordered', 'removed']),
  /** What the category was called; of an order the one that it is inside of, null for the first level. */
  name: z.string().nullable(),
  /** Of another name, parent or order. */
  from: z.string(),
  to: z.string(),
  isUndone: z.boolean(),
  isUndo: z.boolean(),
})
export type CategoryChange = z.infer<typeof CategoryChange>

export const categoryChanges = endpoint({
  method: 'GET',
  path: '/api/staff/catalog/category/changes',
  access: 'staff',
  summary: 'What staff changed of the categories, newest first',
  input: z.object({ ...pagingFields(20) }),
  output: paged(CategoryChange),
})

export const undoCategoryChange = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/undo',
  access: 'staff',
  summary: 'Undo a change of a category, unless the same has changed since',
  input: z.object({ changeId: z.int().positive() }),
  output: z.object({}),
})
