import { z } from 'zod'
import { Goods, GoodsName, PackingChoice, PackingCode, PriceTier } from '#features/catalog/catalog.contract.ts'
import { ABOVE_STOCK } from '#features/catalog/catalog.rules.ts'
import { CustomerRef, lineLabels, OwnNumber } from '#features/catalog/line-labels.schema.ts'
import { Incoming } from '#features/catalog/trade-data.schema.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { MAX_CART_LINES, MAX_PASTED_LINES } from './cart.limits.ts'

/** A part with its quantity, at the current price; the former price is given when it differs. */
export const CartLine = Goods.omit({ priceList: true, replace: true }).extend({
  /** The price list, each tier with its currency. */
  batchPrice: z.array(PriceTier.extend({ currency: Currency })),
  /** Null while there is no price for the quantity; `price` is the same. */
  unitPrice: Decimal.nullable(),
  amount: Decimal.nullable(),
  /** A piece costs another price than when the quantity was set; `formerPrice` is the one it cost then. */
  priceChanged: z.boolean(),
  formerPrice: Decimal.nullable(),
  /** The stock is below the quantity. */
  stockShort: z.boolean(),
  /** Further deliveries, of a line whose stock was short when it was read. */
  incoming: z.array(Incoming),
  /** How it is packed. Minimum, multiple and prices of the line are those of this packaging. */
  packing: PackingCode,
  packaging: PackingChoice.omit({ packing: true, priceList: true, minBuyCount: true, multCount: true }),
  /** What arrives, such as "1 full reel of 3,000"; empty when it is not known. */
  arrives: z.string(),
  /** Reel fees; added to `amount`. */
  feeAmount: Decimal,
  /** The buyer's own part number and reference. */
  ...lineLabels,
  /** Neither cancelled nor returned once it is ordered. */
  isNonCancellable: z.boolean(),
})
export type CartLine = z.infer<typeof CartLine>

const Quantity = z.int().min(1, 'Please enter a quantity of at least 1.').max(2_147_483_647, ABOVE_STOCK)
/** Without a packaging the part is bought on its own terms. */
const Packing = PackingCode.default('')
/** The buyer's own part number and reference. Without them a line keeps those it has. */
const CartLineInput = z.object({
  goodsId: Id,
  count: Quantity,
  packing: Packing,
  ownNumber: OwnNumber.optional(),
  customerRef: CustomerRef.optional(),
})
const GoodsIds = z.array(Id).min(1, 'Please choose a part.').max(MAX_CART_LINES)
const TotalCount = z.object({ totalCount: z.int() })

export const viewCart = endpoint({
  method: 'GET',
  path: '/api/shopping/cart',
  access: 'buyer',
  summary: "The caller's cart, the newest part first; without input, only the data needed to count it",
  input: z.object(pagingFields(20, MAX_CART_LINES)),
  output: paged(CartLine).extend({
    /** Whether tax is added at the checkout. */
    taxAtCheckout: z.boolean(),
    /** Prices were agreed with the caller. */
    ownPrices: z.boolean(),
  }),
})

export const joinCart = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/join',
  access: 'buyer',
  summary: 'Add a quantity of a part to what is in the cart',
  input: CartLineInput,
  output: TotalCount,
  idempotent: true,
})

/** The result of one line. `take` lists quantities that could be added instead. */
const Outcome = z.object({
  result: z.enum([
    'added',
    'not_found',
    'above_stock',
    'below_minimum',
    'off_multiple',
    'not_for_sale',
    'cart_full',
    'several_makers',
    'no_quantity',
  ]),
  message: z.string(),
  take: z.array(z.int()),
})

export const joinCartMany = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/joinMany',
  access: 'buyer',
  summary: 'Add several parts, with a result for each line; invalid lines do not block the others',
  input: z.object({
    lines: z.array(CartLineInput).min(1, 'Please choose a part.').max(MAX_CART_LINES),
    /** `set`: replaces the quantities in the cart. */
    how: z.enum(['add', 'set']).default('add'),
  }),
  output: TotalCount.extend({ list: z.array(Outcome.extend({ goodsId: Id, count: z.int(), packing: PackingCode })) }),
  idempotent: true,
})

export const PastedOutcome = Outcome.extend({
  /** The line as pasted. */
  text: z.string(),
  lineNumber: z.int(),
  count: z.int().nullable(),
  /** The part it was understood as, or the parts of several makers to choose from. */
  goods: z.array(GoodsName),
})
export type PastedOutcome = z.infer<typeof PastedOutcome>

export const pasteIntoCart = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/paste',
  access: 'buyer',
  summary: `Add a list of "part number, quantity", one per line, up to ${MAX_PASTED_LINES} lines`,
  input: z.object({ text: z.string().max(100_000, 'This list is too long. Please paste it in parts.') }),
  output: TotalCount.extend({ list: z.array(PastedOutcome) }),
  idempotent: true,
})

export const updateCart = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/goods/update',
  alias: '/api/cart/goods/update',
  access: 'buyer',
  summary: 'Set the quantity of a part in the cart; the line comes back with its new price',
  input: CartLineInput,
  output: TotalCount.extend({ line: CartLine }),
})

export const deleteFromCart = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/goods/delete',
  alias: '/api/cart/goods/delete',
  access: 'buyer',
  summary: 'Remove parts from the cart, or one packaging of them; unknown parts are ignored',
  input: z.object({ goodsIds: GoodsIds, packing: PackingCode.optional() }),
  output: TotalCount,
})

export const moveToFavourites = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/goods/favorite',
  access: 'buyer',
  summary: 'Move parts from the cart to the favorites',
  input: z.object({ goodsIds: GoodsIds }),
  output: TotalCount,
})

export const cleanCart = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/clean',
  alias: '/api/cart/clean',
  access: 'buyer',
  summary: 'Empty the cart',
  input: z.object({}),
  output: TotalCount,
})

export const buyNow = endpoint({
  method: 'POST',
  path: '/api/shopping/cart/fast',
  access: 'buyer',
  summary: 'Buy Now: a checkout of one part, kept for a day; the cart is not changed',
  input: CartLineInput,
  output: z.object({ fastId: z.uuid() }),
  idempotent: true,
})

export const viewFastLine = endpoint({
  method: 'GET',
  path: '/api/shopping/cart/fast',
  access: 'buyer',
  summary: 'The one line of a Buy Now',
  input: z.object({ fastId: z.uuid() }),
  output: z.object({ line: CartLine }),
})
