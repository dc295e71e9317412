import { formatCount } from '#shared/text/format-count.ts'
import { showError } from '#web/errors/show-error.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { nameOfSheet, type OpenSheet, openSheet, readingOf } from './open-sheet.ts'
import { type ReadBom, readBomFile } from './read-file.ts'

type MoreSheetsProps = {
  read: ReadBom
  /** Sheets whose lines are taken together with those of the sheet that is shown. */
  others: OpenSheet[]
  onOthers: (others: OpenSheet[]) => void
}

/** A workbook may have a board on every sheet: several of them are priced and bought together. */
export function MoreSheets({ read, others, onOthers }: MoreSheetsProps) {
  const { pending, run } = useMutation(add, { onRefusal: showError })
  const { names, chosen } = read.bom.sheets
  const further = names.filter((name) => name !== chosen)
  if (further.length === 0) return null

  async function add(name: string) {
    onOthers([...others, openSheet(await readBomFile(read.file, read.name, name))])
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <legend className="float-left mr-4 py-1 font-medium">Together with</legend>
      {further.map((name) => {
        const other = others.find((sheet) => nameOfSheet(sheet) === name)
        return (
          <Checkbox
            key={name}
            label={other ? `${name} (${linesText(readingOf(other).lines.length)})` : name}
            checked={other !== undefined || pending?.[0] === name}
            disabled={pending !== undefined}
            onChange={(event) =>
              event.target.checked ? run(name) : onOthers(others.filter((sheet) => sheet !== other))
            }
          />
        )
      })}
    </fieldset>
  )
}

const linesText = (count: number) => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`
