import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { GoodsPicture } from '../goods-picture.tsx'

type Point = { x: number; y: number }

const CENTRE: Point = { x: 50, y: 50 }
const KEY_STEP = 10

const moves: Record<string, Point> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

/** Drawings are made by the store; whatever else there is came from the maker or a supplier. */
const isDrawn = (coverPic: string) => coverPic.startsWith('/pictures/')

const within = (percent: number) => Math.min(100, Math.max(0, percent))

/**
 * A picture that shows a magnified region under the pointer. A press holds it: fingers then drag the region about, keys
 * move it with the arrows, Escape lets go.
 */
export function ZoomPicture({ coverPic, alt, caption }: { coverPic: string; alt: string; caption: string }) {
  const [at, setAt] = useState<Point>()
  const [held, setHeld] = useState(false)

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' && !held) return
    const frame = event.currentTarget.getBoundingClientRect()
    setAt({
      x: within(((event.clientX - frame.left) / frame.width) * 100),
      y: within(((event.clientY - frame.top) / frame.height) * 100),
    })
  }
  function hold() {
    setHeld(true)
    setAt(at ?? CENTRE)
  }
  function letGo() {
    setHeld(false)
    setAt(undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return letGo()
    const move = moves[event.key]
    if (!move || !at) return
    event.preventDefault()
    setAt({ x: within(at.x + move.x), y: within(at.y + move.y) })
  }

  const Icon = held ? ZoomOut : ZoomIn
  return (
    <figure>
      <button
        type="button"
        aria-label={`Magnify the picture of ${alt}`}
        aria-pressed={held}
        onPointerMove={follow}
        onPointerLeave={(event) => event.pointerType === 'mouse' && !held && setAt(undefined)}
        onClick={held ? letGo : hold}
        onKeyDown={onKeyDown}
        onBlur={letGo}
        className={classNames(
          'group relative block w-full overflow-hidden rounded-lg border border-line bg-[radial-gradient(circle_at_40%_35%,var(--color-paper),var(--color-wash))]',
          held ? 'cursor-zoom-out touch-none' : 'cursor-zoom-in',
        )}
      >
        <span
          data-magnified={at ? 'true' : undefined}
          className="block origin-[var(--at,50%_50%)] data-magnified:scale-250"
          style={at && { ['--at' as string]: `${at.x}% ${at.y}%` }}
        >
          <GoodsPicture coverPic={coverPic} alt="" eager className="max-h-60 w-full lg:max-h-none" />
        </span>
        <span className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-md bg-paper/80 text-ink-3 group-hover:text-ink">
          <Icon aria-hidden="true" className="size-4" />
        </span>
      </button>
      <figcaption className="pt-2 text-center text-xs text-ink-3">
        {caption}
        {isDrawn(coverPic) && ', representation only'}
      </figcaption>
    </figure>
  )
}
