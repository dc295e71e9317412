import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, dragged, MAX_ZOOM, squareOf } from '../crop.rules.ts'

const FRAME = 240

type CropFrameProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void; round?: boolean }

/** The crop area, moved by touch, mouse or keyboard sliders. */
export function CropFrame({ picture, crop, onChange, round = false }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)

  useEffect(() => {
    const { left, top, side } = squareOf(picture, crop)
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, FRAME * 2, FRAME * 2)
    context?.drawImage(picture, left, top, side, side, 0, 0, FRAME * 2, FRAME * 2)
  }, [picture, crop])

  function move(event: PointerEvent) {
    if (!from.current) return
    const by = { x: event.clientX - from.current.x, y: event.clientY - from.current.y }
    from.current = { x: event.clientX, y: event.clientY }
    onChange(dragged(picture, crop, FRAME, by))
  }

  return (
    <div className="grid justify-items-center gap-4">
      <canvas
        ref={canvas}
        width={FRAME * 2}
        height={FRAME * 2}
        role="img"
        aria-label="Visible part"
        className={`size-60 cursor-move touch-none border border-line bg-wash ${round ? 'rounded-full' : 'rounded-lg'}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={move}
        onPointerUp={() => {
          from.current = undefined
        }}
      />
      <div className="grid w-full gap-2">
        <Slider
          label="Size"
          min={1}
          max={MAX_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => onChange({ ...crop, zoom })}
        />
        <Slider label="Left or right" min={0} max={1} value={crop.x} onChange={(x) => onChange({ ...crop, x })} />
        <Slider label="Up or down" min={0} max={1} value={crop.y} onChange={(y) => onChange({ ...crop, y })} />
      </div>
    </div>
  )
}

type SliderProps = { label: string; min: number; max: number; value: number; onChange: (value: number) => void }

function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-3 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-full accent-accent"
      />
    </div>
  )
}
