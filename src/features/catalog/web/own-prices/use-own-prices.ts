import { useEffect, useLayoutEffect, useMemo } from 'react'
import { create } from 'zustand'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { myPrices, type OwnPrice } from '../../own-prices.contract.ts'
import { applyOwnPrice, MAX_OWN_PRICES, type ShownPrices } from '../../own-prices.rules.ts'
import { OWN_PRICES_MARK } from './own-prices-mark.ts'

type Known = ReadonlyMap<number, OwnPrice>

/** Pages are the same for everybody; what was agreed with the buyer is read afterwards. */
const useKnown = create<{ prices: Known }>()(() => ({ prices: new Map() }))

const hasOwnPrices = () => {
  const { token, userInfo } = useSession.getState()
  return token !== null && userInfo?.ownPrices === true
}

let wanted = new Set<number>()
/** Parts that were asked for and answered, with or without an agreed price. */
let answered = new Set<number>()

// Another person has other prices.
useSession.subscribe((now, before) => {
  if (!hasOwnPrices()) document.documentElement.removeAttribute(OWN_PRICES_MARK)
  if (now.token === before.token) return
  answered = new Set()
  useKnown.setState({ prices: new Map() })
})

/** Whether list prices are shown, or only their place. */
const mark = (state: 'wait' | 'read') => document.documentElement.setAttribute(OWN_PRICES_MARK, state)

/** All lists of a page ask in one call. */
function request(goodsIds: readonly number[]): void {
  if (wanted.size === 0) queueMicrotask(() => void loadWanted())
  for (const goodsId of goodsIds) wanted.add(goodsId)
}

async function loadWanted(): Promise<void> {
  const goodsIds = [...wanted]
  wanted = new Set()
  const { token } = useSession.getState()
  // Without an answer the list prices stay; cart and checkout have the right ones.
  const found = await readOwnPrices(goodsIds).catch(() => undefined)
  if (useSession.getState().token !== token) return
  for (const goodsId of goodsIds) answered.add(goodsId)
  if (found)
    useKnown.setState(({ prices }) => {
      const kept = [...prices].filter(([goodsId]) => !goodsIds.includes(goodsId))
      return { prices: new Map([...kept, ...found]) }
    })
  if (wanted.size === 0) mark('read')
}

async function readOwnPrices(goodsIds: readonly number[]): Promise<Known> {
  const found = new Map<number, OwnPrice>()
  for (let from = 0; from < goodsIds.length; from += MAX_OWN_PRICES) {
    const { list } = await callApi(myPrices, { goodsIds: goodsIds.slice(from, from + MAX_OWN_PRICES) })
    for (const own of list) found.set(own.goodsId, own)
  }
  return found
}

/** For files: the parts with what the buyer pays. */
export async function withOwnPrices<G extends ShownPrices>(goods: G[]): Promise<G[]> {
  if (!hasOwnPrices() || goods.length === 0) return goods
  const found = await readOwnPrices(goods.map(({ goodsId }) => goodsId))
  return goods.map((one) => applyOwnPrice(one, found.get(one.goodsId)))
}

/** The parts with what the buyer pays, once it is known; for most people the parts as they are. */
export function useOwnPrices<G extends ShownPrices>(goods: G[]): G[] {
  const isWanted = useSession(({ token, userInfo }) => token !== null && userInfo?.ownPrices === true)
  const prices = useKnown((known) => known.prices)
  const ids = goods.map(({ goodsId }) => goodsId).join()
  // Before the list prices are painted.
  useLayoutEffect(() => {
    if (isWanted && ids !== '' && !ids.split(',').every((id) => answered.has(Number(id)))) mark('wait')
  }, [isWanted, ids])
  useEffect(() => {
    if (isWanted && ids !== '') request(ids.split(',').map(Number))
  }, [isWanted, ids])
  return useMemo(
    () => (isWanted && prices.size > 0 ? goods.map((one) => applyOwnPrice(one, prices.get(one.goodsId))) : goods),
    [isWanted, prices, goods],
  )
}
