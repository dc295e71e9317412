import { z } from 'zod'

/** `total` is sent by clients and ignored, whatever it is. */
export const pagingFields = (defaultSize: number, largest = 100) => ({
  pageNumber: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(largest).default(defaultSize),
  total: z.unknown().optional(),
})

export const paged = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), totalCount: z.int() })

export interface PageChoice {
  pageNumber: number
  pageSize: number
}

export const offsetOf = (page: PageChoice) => (page.pageNumber - 1) * page.pageSize
