import { useEffect, useState } from 'react'
import { type GoodsName, home } from '#features/catalog/catalog.contract.ts'
import { callApi } from '#web/call.ts'
import { showErrorOnce } from '#web/errors/show-error.ts'
import { retrieveGoods } from '../search.contract.ts'
import type { Found } from './search-box-options.ts'

const HOT_COUNT = 12
const SUGGESTED_PARTS = 8
/** Debounce. */
const TYPING_PAUSE_MS = 120

let hot: Promise<GoodsName[]> | undefined

/** Requested once per visit; optional. */
function loadHot(): Promise<GoodsName[]> {
  hot ??= callApi(home, { hotCount: HOT_COUNT }).then(
    (answer) => answer.hot,
    (error: unknown) => {
      hot = undefined
      showErrorOnce(error)
      return []
    },
  )
  return hot
}

/** The most popular parts, loaded when first needed. */
export function useHotParts(wanted: boolean): GoodsName[] {
  const [parts, setParts] = useState<GoodsName[]>([])
  useEffect(() => {
    if (wanted) void loadHot().then(setParts)
  }, [wanted])
  return parts
}

const NOTHING: Found = { list: [], isSimilar: false, others: [] }

/** What may be meant by what is being typed; while typing goes on, the last answer stays. Late answers are dropped. */
export function useSuggestions(text: string): Found | undefined {
  const [suggestions, setSuggestions] = useState<Found>()
  useEffect(() => {
    if (text === '') return setSuggestions(undefined)
    let wanted = true
    const timer = setTimeout(() => {
      callApi(retrieveGoods, { goodsModel: text, limit: SUGGESTED_PARTS }).then(
        (found) => wanted && setSuggestions(found),
        (error: unknown) => {
          if (!wanted) return
          setSuggestions(NOTHING)
          showErrorOnce(error)
        },
      )
    }, TYPING_PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return suggestions
}
