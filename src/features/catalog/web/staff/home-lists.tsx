import { X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { formatCount } from '#shared/text/format-count.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { SortableList } from '#web/ui/forms/sortable-list.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import {
  findListedParts,
  type HomeList,
  homeListNames,
  type ListedPart,
  saveHomeList,
} from '../../staff-home-lists.contract.ts'

/** The lists of parts behind the tabs of the home page. */
export function HomeLists({ lists, editable }: { lists: HomeList[]; editable: boolean }) {
  return (
    <StaffSection title="Lists of parts">
      <p className="pb-3 text-ink-2">
        The home page shows the first 12 of each, the search box the first of Hot Recommend.
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {lists.map((list) => (
          <EditableList key={`${list.kind} ${list.version}`} list={list} editable={editable} />
        ))}
      </div>
    </StaffSection>
  )
}

function EditableList({ list: { kind, version, goods }, editable }: { list: HomeList; editable: boolean }) {
  const name = homeListNames[kind]
  const [parts, setParts] = useState(goods)
  const { revalidate } = useRevalidator()
  const isChanged = parts.map(({ goodsId }) => goodsId).join() !== goods.map(({ goodsId }) => goodsId).join()
  async function save() {
    await callApi(saveHomeList, { kind, version, goodsIds: parts.map(({ goodsId }) => goodsId) })
    await revalidate()
    notify({ kind: 'success', message: `${name} saved` })
  }
  const { busy, run } = useMutation(save, { onRefusal: showError })
  return (
    <section aria-label={name} className="grid min-w-0 gap-3 rounded-lg border border-line p-4">
      <h3 className="text-base">
        {name} <span className="font-normal text-ink-3">{parts.length}</span>
      </h3>
      {parts.length === 0 && <p className="text-ink-3">Empty: the tab shows a note.</p>}
      <SortableList
        label={name}
        items={parts}
        onChange={setParts}
        keyOf={({ goodsId }) => goodsId}
        nameOf={({ goodsModel }) => goodsModel}
        editable={editable}
      >
        {(part) => (
          <div className="flex items-center gap-2">
            <PartName part={part} />
            {editable && (
              <IconButton
                label={`Remove ${part.goodsModel}`}
                onClick={() => setParts(parts.filter((one) => one !== part))}
                className="ml-auto"
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )}
      </SortableList>
      {editable && <AddPart listName={name} known={parts} onAdd={(part) => setParts([...parts, part])} />}
      {isChanged && (
        <p className="flex gap-2">
          <Button variant="primary" loading={busy} onClick={run}>
            Save {name}
          </Button>
          <Button onClick={() => setParts(goods)}>Discard changes</Button>
        </p>
      )}
    </section>
  )
}

function PartName({ part: { goodsModel, brandName, stock } }: { part: ListedPart }) {
  return (
    <span className="min-w-0">
      <span className="font-mono text-sm wrap-anywhere">{goodsModel}</span>
      <span className="block text-xs text-ink-3">
        {brandName}, {stock === 0 ? 'none in stock' : `${formatCount(stock)} in stock`}
      </span>
    </span>
  )
}

type AddPartProps = { listName: string; known: readonly ListedPart[]; onAdd: (part: ListedPart) => void }

/** A part by its number; where several manufacturers have it, one of them is chosen. */
function AddPart({ listName, known, onAdd }: AddPartProps) {
  const [found, setFound] = useState<ListedPart[]>([])
  const [problem, setProblem] = useState<string>()
  const add = (part: ListedPart) => {
    setFound([])
    onAdd(part)
  }
  async function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const goodsModel = String(new FormData(form).get('goodsModel') ?? '').trim()
    if (goodsModel === '') return setProblem('Please enter a part number')
    try {
      const { list } = await callApi(findListedParts, { goodsModel })
      const others = list.filter(({ goodsId }) => !known.some((part) => part.goodsId === goodsId))
      const [only] = others
      setProblem(list.length === 0 ? 'No part has this number' : only ? undefined : 'This part is in the list already')
      if (only && others.length === 1) {
        add(only)
        form.reset()
      } else setFound(others)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className="grid gap-2">
      <form noValidate onSubmit={look} className="flex items-end gap-2">
        <Field label={`Add to ${listName}`} error={problem} className="grow">
          <TextInput name="goodsModel" placeholder="Part number" mono maxLength={100} />
        </Field>
        <Button type="submit">Add</Button>
      </form>
      {found.length > 0 && (
        <ul aria-label="Which one?" className="flex flex-wrap gap-1.5">
          {found.map((part) => (
            <li key={part.goodsId}>
              <Button size="sm" onClick={() => add(part)}>
                {part.goodsModel}, {part.brandName}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
