import { escapeMarkup } from '#shared/escape.ts'
import type { Kind } from './kind.ts'
import { BOARD_CONNECTORS } from './kinds/board-connectors.ts'
import { CABLES } from './kinds/cables.ts'
import { CAPACITORS } from './kinds/capacitors.ts'
import { CELLS } from './kinds/cells.ts'
import { CHIPS } from './kinds/chips.ts'
import { DIODES } from './kinds/diodes.ts'
import { DISPLAYS } from './kinds/displays.ts'
import { ELECTROLYTICS } from './kinds/electrolytics.ts'
import { GRID_ARRAY } from './kinds/grid-array.ts'
import { HARDWARE } from './kinds/hardware.ts'
import { HEADERS } from './kinds/headers.ts'
import { INDUCTORS } from './kinds/inductors.ts'
import { IO_CONNECTORS } from './kinds/io-connectors.ts'
import { LEADED_PASSIVES } from './kinds/leaded-passives.ts'
import { MACHINES } from './kinds/machines.ts'
import { MODULES } from './kinds/modules.ts'
import { OPTO } from './kinds/opto.ts'
import { POWER } from './kinds/power.ts'
import { POWER_SURFACE } from './kinds/power-surface.ts'
import { QUAD_FLAT } from './kinds/quad-flat.ts'
import { RF_CONNECTORS } from './kinds/rf-connectors.ts'
import { SMALL_OUTLINE } from './kinds/small-outline.ts'
import { SMALL_TRANSISTORS } from './kinds/small-transistors.ts'
import { SWITCHES } from './kinds/switches.ts'
import { TERMINAL_BLOCKS } from './kinds/terminal-blocks.ts'
import { THROUGH_HOLE } from './kinds/through-hole.ts'
import { TIMING } from './kinds/timing.ts'
import { USB_CONNECTORS } from './kinds/usb-connectors.ts'
import { WIRE_CONNECTORS } from './kinds/wire-connectors.ts'
import { CANVAS, newSheet } from './scene/pen.ts'

const KINDS: readonly Kind[] = [
  ...CHIPS,
  ...CAPACITORS,
  ...ELECTROLYTICS,
  ...INDUCTORS,
  ...LEADED_PASSIVES,
  ...SMALL_OUTLINE,
  ...QUAD_FLAT,
  ...GRID_ARRAY,
  ...SMALL_TRANSISTORS,
  ...POWER_SURFACE,
  ...THROUGH_HOLE,
  ...DIODES,
  ...TIMING,
  ...OPTO,
  ...DISPLAYS,
  ...MODULES,
  ...HEADERS,
  ...WIRE_CONNECTORS,
  ...TERMINAL_BLOCKS,
  ...BOARD_CONNECTORS,
  ...USB_CONNECTORS,
  ...IO_CONNECTORS,
  ...RF_CONNECTORS,
  ...SWITCHES,
  ...POWER,
  ...CELLS,
  ...MACHINES,
  ...HARDWARE,
  ...CABLES,
]

/** The room a part may take on the canvas; the rest is for its shadow. */
const ROOM = { width: 356, height: 262 }

/** The picture of a part: an SVG of the package with the marking on it, or undefined when no such package is known. */
export function drawPart(drawing: string, marking: string): string | undefined {
  for (const kind of KINDS) {
    const [whole, ...groups] = kind.code.exec(drawing) ?? []
    if (whole !== undefined) return paint(kind, drawing, marking, groups)
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" role="img" stroke-linejoin="round" stroke-width=".8"><title>${title}</title>${sheet.text()}</svg>`
}

function escapeXml(text: string): string {
  // Control characters, halves of pairs and non-characters are not allowed in XML at all, not even escaped.
  const allowed = text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
  return escapeMarkup(allowed)
}
