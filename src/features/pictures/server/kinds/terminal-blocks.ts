import { BLOCK, count, type Kind } from '../kind.ts'
import { stops } from '../scene/definitions.ts'
import { num, pairs } from '../scene/geometry.ts'
import { lathe } from '../scene/lathe.ts'
import { printFront } from '../scene/marking.ts'
import { satin, TIN } from '../scene/materials.ts'
import type { Pen } from '../scene/pen.ts'
import { castShadow, plan } from '../scene/shadow.ts'
import { box, ridge } from '../scene/solids.ts'
import { circle, countContacts, every, onFront, onTop, rect, strokes, ticks } from '../scene/surfaces.ts'
import { rowOffsets } from './headers.ts'

/** Green rising-clamp block: a screw a pole on top, a wire mouth a pole in front. */
function terminalBlock(pen: Pen, marking: string, n: number): void {
  const pitch = 5.08
  const [l, d, h] = [n * pitch, 8.2, 10]
  const green = satin('#2f9a52')
  const tail = -3
  castShadow(pen, plan(0, 0, l, d, tail), h * 0.7, 0.8)
  pen.repeat(rowOffsets(n, pitch), () =>
    box(pen, [pitch / 2 - 0.4, d * 0.45, tail], [0.8, 0.6, -tail], TIN, { glint: 0 }),
  )
  ridge(pen, pairs(0, 0, 0.9, h, d * 0.66, h, d * 0.78, h * 0.62, d, h * 0.56, d, 0), 0, l, green)
  const mouth = pen.linear(stops(0, '#0d2b17', 1, '#1c5a31'))
  countContacts(pen, 'poles', n, () => {
    pen.repeat(rowOffsets(n, pitch), () => {
      const x = pitch / 2
      onFront(
        pen,
        d,
        rect(x - 1.6, -h * 0.5, 3.2, h * 0.4, mouth, 0.3) + rect(x - 1.2, -h * 0.2, 2.4, h * 0.09, '#dfe4e6'),
      )
    })
  })
  if (n > 1) {
    const joint = ticks(pen, every(n - 1, pitch, pitch))
    onTop(pen, h, joint(0.9, d * 0.66 - 0.9, '#14532a', 0.22))
    onFront(pen, d, joint(-h * 0.56, h * 0.56, '#14532a', 0.22))
  }
  pen.repeat(rowOffsets(n, pitch), () => {
    const [cx, cy] = [pitch / 2, 0.9 + (d * 0.66 - 0.9) / 2]
    onTop(pen, h, circle(cx, cy, 1.95, '#0f3d1f') + circle(cx + 0.1, cy + 0.12, 1.8, '#1b6a36'))
    lathe(pen, [cx, cy, h - 0.3], 'z', [{ length: 0.3, r: 1.55, material: TIN }])
    onTop(
      pen,
      h - 0.3,
      strokes(`M${num(cx - 1.1, 2)} ${num(cy - 0.75, 2)}l2.2 1.5`, '#59646b', 0.5) +
        strokes(`M${num(cx - 1.1, 2)} ${num(cy - 0.55, 2)}l2.2 1.5`, '#fff', 0.14),
    )
  })
  printFront(pen, marking, [l / 2, d, h * 0.05], { width: l * 0.72, height: h * 0.07, ink: '#dff3e4', weight: 0.7 })
}

export const TERMINAL_BLOCKS: readonly Kind[] = [
  {
    code: /^terminal-block-(\d{1,2})$/,
    samples: ['terminal-block-2', 'terminal-block-3', 'terminal-block-6'],
    camera: BLOCK,
    fill: (n) => 0.86 + 0.14 * Math.min(1, count(n, 1, 24) / 4),
    draw: (pen, marking, n) => terminalBlock(pen, marking, count(n, 1, 24)),
  },
]
