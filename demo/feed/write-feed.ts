import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type Assortment, goodsOf } from '../catalogue/catalogue.ts'
import { introduceMaker, makers } from '../catalogue/makers.ts'
import { categories } from '../catalogue/taxonomy.ts'
import { feedIn } from './feed-files.ts'
import { goodsLine } from './goods-line.ts'

const PIECE_SIZE = 512 * 1024

export interface FeedOptions {
  size: number
  seed: string
  /** Only tests write another one. */
  from?: Assortment | undefined
  onProgress?: (done: number, total: number) => void
}

/** Writes the files a shop would write for the importer: the same ones every time. */
export async function writeFeed(folder: string, options: FeedOptions): Promise<void> {
  await mkdir(folder, { recursive: true })
  const feed = feedIn(folder)
  await writeLines(feed.manufacturers, manufacturerLines())
  await writeLines(feed.categories, categoryLines())
  await writeLines(feed.goods, goodsLines(options))
}

function* manufacturerLines(): Generator<string> {
  for (const maker of makers) {
    const { name, aliases, recommendedRank: rank } = maker
    yield `${JSON.stringify({ name, aliases, introduction: introduceMaker(maker), rank })}\n`
  }
}

/** Every category, in the order in which they are shown. */
function* categoryLines(): Generator<string> {
  const paths = new Map<number, string>()
  for (const { id, parentId, name } of categories) {
    const path = parentId === undefined ? name : `${paths.get(parentId)} > ${name}`
    paths.set(id, path)
    yield `${JSON.stringify({ category: path })}\n`
  }
}

export function* goodsLines({ size, seed, from, onProgress = () => {} }: FeedOptions): Generator<string> {
  let count = 0
  for (const goods of goodsOf(size, seed, from)) {
    count += 1
    if (count % 1000 === 0) onProgress(count, size)
    yield goodsLine(goods)
  }
}

export const writeLines = (path: string, lines: Iterable<string>): Promise<void> =>
  pipeline(piecesOf(lines), createWriteStream(path))

function* piecesOf(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < PIECE_SIZE) continue
    yield piece
    piece = ''
  }
  yield piece
}
