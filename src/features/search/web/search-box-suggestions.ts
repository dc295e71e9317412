import { useEffect, useState } from 'react'
import { callApi } from '../../../web/call.ts'
import { type GoodsName, home } from '../../catalog/catalog.contract.ts'
import { retrieveGoods } from '../search.contract.ts'

const HOT_COUNT = 12
const SUGGESTED_PARTS = 8
/** Shorter than the pause between words, longer than the one between keys. */
const TYPING_PAUSE_MS = 120

let hot: Promise<GoodsName[]> | undefined

/** Asked for once a visit. Without it the panel is shorter, nothing else. */
function loadHot(): Promise<GoodsName[]> {
  hot ??= callApi(home, { hotCount: HOT_COUNT }).then(
    (answer) => answer.hot,
    () => {
      hot = undefined
      return []
    },
  )
  return hot
}

/** The parts most asked for, from the moment they are first wanted. */
export function useHotParts(wanted: boolean): GoodsName[] {
  const [parts, setParts] = useState<GoodsName[]>([])
  useEffect(() => {
    if (wanted) void loadHot().then(setParts)
  }, [wanted])
  return parts
}

export interface Suggestions {
  /** The text these parts were found for: while typing goes on, the last ones stay. */
  text: string
  parts: GoodsName[]
}

/** Parts that may be meant by what is being typed. Answers that come late are dropped. */
export function useSuggestions(text: string): Suggestions | undefined {
  const [suggestions, setSuggestions] = useState<Suggestions>()
  useEffect(() => {
    if (text === '') return setSuggestions(undefined)
    let wanted = true
    const timer = setTimeout(() => {
      callApi(retrieveGoods, { goodsModel: text, limit: SUGGESTED_PARTS }).then(
        ({ list }) => wanted && setSuggestions({ text, parts: list }),
        () => wanted && setSuggestions({ text, parts: [] }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return suggestions
}
