import { type Context, customerOf, implement } from '#server/api/implement.ts'
import { writeLongAnswer } from '#server/api/write-long-answer.ts'
import { bomAlternatives, matchBom } from '../bom-matching.contract.ts'
import * as contract from '../saved-bom.contract.ts'
import { matchAndPrice } from './bom-pricing.service.ts'
import { writeBomFile } from './export-bom.service.ts'
import { findAlternatives } from './find-alternatives.service.ts'
import * as saved from './saved-bom.service.ts'

/** Whose prices are shown: a BOM is open to visitors too. */
const pricesOf = ({ identity }: Context) => ({ priceListId: identity?.priceListId })

/** A BOM belongs to the customer, and is priced for them. */
const ownerOf = (context: Context) => ({ accountId: customerOf(context), ...pricesOf(context) })

export const bomApi = [
  implement(matchBom, async (context, { lines, ...build }) =>
    writeLongAnswer(matchBom.output, await matchAndPrice(context.reads(), lines, { ...build, ...pricesOf(context) })),
  ),
  implement(contract.exportBom, (context, input) => writeBomFile(context.reads(), { ...input, ...pricesOf(context) })),
  implement(bomAlternatives, ({ reads }, input) => findAlternatives(reads(), input)),
  implement(contract.saveBom, (context, bom) => saved.saveBom(context.sql, ownerOf(context), bom)),
  implement(contract.myBoms, (context, page) => saved.listBoms(context.sql, customerOf(context), page)),
  implement(contract.bomDetail, async (context, { bomId, version }) =>
    writeLongAnswer(contract.bomDetail.output, await saved.openBom(context.sql, ownerOf(context), bomId, version)),
  ),
  implement(contract.sharedBom, async (context, { key }) =>
    writeLongAnswer(contract.sharedBom.output, await saved.openSharedBom(context.sql, key, pricesOf(context))),
  ),
  implement(contract.renameBom, async (context, { bomId, name }) => {
    await saved.renameBom(context.sql, customerOf(context), bomId, name)
    return {}
  }),
  implement(contract.deleteBom, async (context, { bomId }) => {
    await saved.deleteBom(context.sql, customerOf(context), bomId)
    return {}
  }),
  implement(contract.shareBom, async (context, { bomId, shared }) => ({
    key: await saved.shareBom(context.sql, customerOf(context), bomId, shared),
  })),
]
