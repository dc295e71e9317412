import { X } from 'lucide-react'
import type { GoodsDetail } from '#features/catalog/catalog.contract.ts'
import { goodsAddress } from '#features/catalog/web/addresses.ts'
import { GoodsPicture } from '#features/catalog/web/goods-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ModelText } from '#web/ui/model-text.tsx'
import { TableFrame } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type ComparedRow, compareAddress, compareFacts } from '../compare.rules.ts'
import { removeFromCompare } from './compare-list.ts'
import { factsOf } from './compared-facts.ts'

/* The names stay while the parts are scrolled past them. */
const nameCell = 'sticky left-0 z-1 w-36 min-w-28 bg-paper pr-3 text-left align-top sm:min-w-44'

type CompareTableProps = { parts: GoodsDetail[]; onlyDifferences: boolean }

export function CompareTable({ parts, onlyDifferences }: CompareTableProps) {
  const rows = compareFacts(parts.map(factsOf))
  const shown = onlyDifferences ? rows.filter((row) => row.differs) : rows
  return (
    <TableFrame caption={`${parts.map((part) => part.goodsModel).join(', ')} side by side`}>
      <thead>
        <tr className="border-b border-ink">
          <td className={nameCell} />
          {parts.map((part) => (
            <PartHead key={part.goodsId} part={part} parts={parts} onlyDifferences={onlyDifferences} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <Row key={row.name} row={row} parts={parts} />
        ))}
      </tbody>
    </TableFrame>
  )
}

function PartHead({ part, parts, onlyDifferences }: CompareTableProps & { part: GoodsDetail }) {
  const others = parts.flatMap((other) => (other.goodsId === part.goodsId ? [] : other.goodsId))
  return (
    <th scope="col" className="min-w-36 pr-4 pb-3 pl-2 text-left align-bottom font-normal sm:min-w-44">
      <GoodsPicture coverPic={part.coverPic} alt="" className="w-20" />
      <TextLink to={goodsAddress(part.goodsId)} tone="ink" className="mt-2 inline-block py-0.5">
        <ModelText model={part.goodsModel} className="wrap-anywhere" />
      </TextLink>
      <span className="block">
        <TextLink
          to={compareAddress(others, onlyDifferences)}
          tone="muted"
          preventScrollReset
          onClick={() => removeFromCompare(part.goodsId)}
          className="inline-flex items-center gap-1 py-1 text-xs"
        >
          <X aria-hidden="true" className="size-3.5" />
          Remove <VisuallyHidden>{part.goodsModel}</VisuallyHidden>
        </TextLink>
      </span>
    </th>
  )
}

/** What differs is said in a word and set in bold; colour only helps. */
function Row({ row, parts }: { row: ComparedRow; parts: GoodsDetail[] }) {
  return (
    <tr className="border-b border-line-2">
      <th scope="row" className={classNames(nameCell, 'py-2 font-normal text-ink-3')}>
        {row.name}
        {row.differs && <span className="block text-2xs font-medium text-copper">differs</span>}
      </th>
      {parts.map((part, place) => (
        <td
          key={part.goodsId}
          className={classNames('py-2 pr-4 pl-2 align-top', row.differs && 'bg-copper-wash font-medium')}
        >
          {row.values[place] ?? <span className="text-ink-3">not stated</span>}
        </td>
      ))}
    </tr>
  )
}
