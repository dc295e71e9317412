import type { Kind } from './kind.ts'
import { CHIPS } from './kinds/chips.ts'
import { CANVAS, newSheet } from './scene/pen.ts'

const KINDS: readonly Kind[] = [...CHIPS]

/** The room a part may take on the canvas; the rest is for its shadow. */
const ROOM = { width: 356, height: 262 }

/** The picture of a part: an SVG of the package with the marking on it, or undefined when no such package is known. */
export function drawPart(drawing: string, marking: string): string | undefined {
  for (const kind of KINDS) {
    const match = kind.code.exec(drawing)
    if (match) return paint(kind, drawing, marking, match.slice(1).map((group) => group ?? ''))
  }
  return undefined
}

/** A code or more for every kind that can be drawn. */
export function drawingCodes(): string[] {
  return KINDS.flatMap((kind) => kind.samples)
}

function paint(kind: Kind, drawing: string, marking: string, parameters: string[]): string {
  const prefix = drawing.replace(/[^a-z0-9]/g, '-')
  const trial = newSheet(prefix, kind.camera, { scale: 1, origin: [0, 0] })
  kind.draw(trial.pen, marking, ...parameters)
  const { minX, maxX, minY, maxY } = trial.bounds
  const fill = typeof kind.fill === 'function' ? kind.fill(...parameters) : (kind.fill ?? 1)
  const scale = fill * Math.min(ROOM.width / (maxX - minX), ROOM.height / (maxY - minY))
  const sheet = newSheet(prefix, kind.camera, {
    scale,
    origin: [CANVAS.width / 2 - (scale * (minX + maxX)) / 2, CANVAS.height / 2 - 2 - (scale * (minY + maxY)) / 2],
  })
  kind.draw(sheet.pen, marking, ...parameters)
  const title = escapeXml(marking ? `${drawing} ${marking}` : drawing)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" role="img"><title>${title}</title>${sheet.text()}</svg>`
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  // Control characters are not allowed in XML at all, not even escaped.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (c) => entities[c] ?? c)
}
