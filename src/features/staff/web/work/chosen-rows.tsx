import { useState } from 'react'
import { Td, Th } from '#web/ui/tables/table.tsx'

/** Selected rows of a list, on the current page only. */
export function useChosenRows(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (row: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, row] : [...before].filter((one) => one !== row)))
  return { chosen: shown.filter((row) => chosen.has(row)), choose }
}

export function ChooseHead() {
  return <Th nameHidden>Choose</Th>
}

export type ChosenRows = { chosen: readonly string[]; onChoose: (row: string, isChosen: boolean) => void }

type ChooseCellProps = ChosenRows & {
  row: string
  /** What it is called, where `row` is only a number. */
  name?: string
}

/** x chooses the row with the keyboard. */
export function ChooseCell({ row, name = row, chosen, onChoose }: ChooseCellProps) {
  return (
    <Td className="py-2!">
      <input
        type="checkbox"
        aria-label={`Choose ${name}`}
        data-row-choice
        className="size-5 accent-link"
        checked={chosen.includes(row)}
        onChange={(event) => onChoose(row, event.target.checked)}
      />
    </Td>
  )
}
