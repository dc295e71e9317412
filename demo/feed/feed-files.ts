import { join } from 'node:path'

/** The files of a feed in a folder. */
export const feedIn = (folder: string) => ({
  manufacturers: join(folder, 'manufacturers.jsonl'),
  categories: join(folder, 'categories.jsonl'),
  goods: join(folder, 'goods.jsonl'),
})
