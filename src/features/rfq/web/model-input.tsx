import { useEffect, useId, useState } from 'react'
import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { retrieveGoods } from '#features/search/search.contract.ts'
import { callApi } from '#web/call.ts'
import { TextInput } from '#web/ui/forms/text-input.tsx'

const PAUSE_MS = 200
const MIN_LENGTH = 3

type ModelInputProps = {
  name: string
  value: string
  onChange: (goodsModel: string) => void
  /** A suggestion was taken: its maker is known too. */
  onChosen: (part: { goodsModel: string; brandName: string }) => void
}

/** A part number with suggestions from the catalogue. Any other number may be entered, too. */
export function ModelInput({ name, value, onChange, onChosen }: ModelInputProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<GoodsName[]>([])

  useEffect(() => {
    if (typed.trim().length < MIN_LENGTH) return setFound([])
    let left = false
    const timer = setTimeout(() => {
      // Suggestions are optional: errors are ignored.
      callApi(retrieveGoods, { goodsModel: typed, limit: 8 }).then(
        ({ list }) => !left && setFound(list),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [typed])

  function change(text: string) {
    setTyped(text)
    const chosen = found.find((goods) => optionOf(goods) === text)
    if (chosen) onChosen({ goodsModel: chosen.goodsModel, brandName: chosen.brand.brandName })
    else onChange(text)
  }

  return (
    <>
      <TextInput
        name={name}
        mono
        list={listId}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      <datalist id={listId}>
        {found.map((goods) => (
          <option key={goods.goodsId} value={optionOf(goods)} />
        ))}
      </datalist>
    </>
  )
}

/** Shows the maker, because several may have the same number. */
const optionOf = (goods: GoodsName) => `${goods.goodsModel} (${goods.brand.brandName})`
