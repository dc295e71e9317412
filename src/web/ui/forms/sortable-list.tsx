import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { moveItem } from './move-item.ts'

type SortableListProps<T> = {
  label: string
  items: readonly T[]
  onChange: (items: T[]) => void
  keyOf: (item: T) => string | number
  /** For the names of the buttons. */
  nameOf: (item: T) => string
  editable?: boolean
  /** Items with fields or lists of their own: they place the buttons, which come as the last argument, themselves. */
  placesMoves?: boolean
  children: (item: T, index: number, moves: ReactNode) => ReactNode
}

/** A list whose order is changed by dragging, with mouse or finger, or with two buttons on each item. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, onChange, keyOf, nameOf, editable = true, placesMoves = false, children } = props
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()

  // On the window: an item that moves in the document loses the pointer that it has captured.
  useEffect(() => {
    if (dragged === undefined) return
    const listening = new AbortController()
    const move = ({ clientY }: PointerEvent) => {
      const target = findTarget([...(list.current?.children ?? [])], dragged, clientY)
      if (target === dragged) return
      onChange(moveItem(items, dragged, target - dragged))
      setDragged(target)
    }
    const stop = () => setDragged(undefined)
    window.addEventListener('pointermove', move, listening)
    window.addEventListener('pointerup', stop, listening)
    window.addEventListener('pointercancel', stop, listening)
    return () => listening.abort()
  }, [dragged, items, onChange])

  const movesOf = (item: T, index: number) =>
    editable && (
      <MoveButtons
        name={nameOf(item)}
        isFirst={index === 0}
        isLast={index === items.length - 1}
        onMove={(by) => onChange(moveItem(items, index, by))}
      />
    )
  return (
    <ol ref={list} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          className={classNames(
            'flex items-center gap-2 border-t border-line py-1 first:border-t-0',
            dragged === index && 'bg-accent-wash',
          )}
        >
          {editable && (
            <button
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              onPointerDown={(event) => {
                event.preventDefault()
                setDragged(index)
              }}
              className={classNames(
                'shrink-0 cursor-grab touch-none self-stretch px-1 text-ink-3 hover:text-ink active:cursor-grabbing',
                // On a phone fields need the room; the buttons are there.
                placesMoves && 'max-sm:hidden',
              )}
            >
              <GripVertical className="size-4" />
            </button>
          )}
          <div className="min-w-0 grow">{children(item, index, movesOf(item, index))}</div>
          {!placesMoves && movesOf(item, index)}
        </li>
      ))}
    </ol>
  )
}

type MoveButtonsProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: number) => void }

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const move = (button: HTMLElement, by: number) => {
    onMove(by)
    // An item that moves in the document loses the focus.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <span className="flex shrink-0">
      <IconButton
        label={`Move ${name} up`}
        aria-disabled={isFirst}
        className="aria-disabled:opacity-40"
        onClick={(event) => move(event.currentTarget, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={isLast}
        className="aria-disabled:opacity-40"
        onClick={(event) => move(event.currentTarget, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
    </span>
  )
}

/** The item under the pointer, once the pointer is past its middle: items of different height do not change places twice. */
function findTarget(rows: readonly Element[], dragged: number, y: number): number {
  const target = rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return y >= top && y < bottom
  })
  const row = rows[target]
  if (!row || target === dragged) return dragged
  const { top, height } = row.getBoundingClientRect()
  const isPast = target > dragged ? y > top + height / 2 : y < top + height / 2
  return isPast ? target : dragged
}
