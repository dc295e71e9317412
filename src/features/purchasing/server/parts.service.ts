import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { type PartLine, readPartLines } from '../purchasing.rules.ts'
import * as queries from './parts.queries.ts'

export interface FoundLine extends Omit<PartLine, 'model'> {
  goodsId: number
  model: string
}

/** Reads a list of numbers and finds the parts; the first that is not one part is refused with its number. */
export async function findLines(sql: Db, text: string): Promise<FoundLine[]> {
  const lines = readPartLines(text)
  if (typeof lines === 'string') throw new AppError('invalid_input', lines)
  if (lines.length === 0) throw new AppError('invalid_input', 'Please enter a part number.')
  const found = await queries.listNumbered(
    sql,
    lines.map(({ model }) => model),
    lines.map(({ brandName }) => brandName),
  )
  return lines.map((line, index) => {
    const parts = found.filter(({ place }) => place === index + 1)
    const [part] = parts
    if (!part) throw new AppError('not_found', `${line.model} is not in the catalogue.`)
    const makers = [...new Set(parts.map(({ brandName }) => brandName))]
    if (makers.length > 1)
      throw new AppError(
        'invalid_input',
        `${line.model} is made by ${makers.join(' and ')}. Add the manufacturer: ${line.model}; ${line.count}; ; ${makers[0]}`,
      )
    return { ...line, goodsId: part.goodsId, model: part.model }
  })
}
