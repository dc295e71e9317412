import { Check, Columns3 } from 'lucide-react'
import type { PartTool } from '#features/catalog/web/part-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { addToCompare, removeFromCompare, useCompareList } from './compare-list.ts'

/** Puts a part beside others, or takes it away again. In a list it is a word among the row's other links. */
export const CompareButton: PartTool = ({ goods, inList }) => {
  const { goodsId, goodsModel, category } = goods
  const chosen = useCompareList(({ items }) => items.some((item) => item.goodsId === goodsId))
  const press = () => (chosen ? removeFromCompare(goodsId) : addToCompare({ goodsId, goodsModel, ...category }))
  const state = { 'aria-pressed': chosen, onClick: press }
  if (inList)
    return (
      <button type="button" {...state} aria-label={`Compare ${goodsModel}`}>
        {chosen ? '✓ Compare' : 'Compare'}
      </button>
    )
  return (
    <Button size="sm" {...state} className="noscript:hidden">
      {chosen ? <Check aria-hidden="true" /> : <Columns3 aria-hidden="true" />}
      Compare
    </Button>
  )
}
