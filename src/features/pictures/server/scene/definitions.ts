import { num } from './geometry.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Colour stops from a flat run: where, what colour, where, what colour … */
export function stops(...run: (number | string)[]): Stop[] {
  return Array.from(
    { length: Math.floor(run.length / 2) },
    (_, i) => [Number(run[2 * i]), String(run[2 * i + 1])] as const,
  )
}

/** The `<defs>` of an SVG: fragments that are used several times, and gradients. The same fragment is kept once. */
export class Definitions {
  readonly #idPrefix: string
  readonly #fragments = new Map<string, { id: string; text: string }>()

  constructor(idPrefix: string) {
    this.#idPrefix = idPrefix
  }

  /** Returns the id of the fragment. */
  add(fragment: (id: string) => string): string {
    const key = fragment('')
    const known = this.#fragments.get(key)
    if (known) return known.id
    const id = `${this.#idPrefix}_${this.#fragments.size.toString(36)}`
    this.#fragments.set(key, { id, text: fragment(id) })
    return id
  }

  /** Returns the paint, `url(#id)`. */
  addLinear(
    stops: readonly Stop[],
    axis: readonly [number, number, number, number] = [0, 0, 0, 1],
    space: 'box' | 'canvas' = 'box',
  ): string {
    const [x1, y1, x2, y2] = axis.map((n) => num(n, 2))
    const units = space === 'canvas' ? ' gradientUnits="userSpaceOnUse"' : ''
    const id = this.add(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${stopTags(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Returns the paint, `url(#id)`. */
  addRadial(stops: readonly Stop[], circle: readonly [cx: number, cy: number, r: number] = [0.36, 0.3, 0.75]): string {
    const [cx, cy, r] = circle.map((n) => num(n, 2))
    const id = this.add(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  toString(): string {
    const texts = [...this.#fragments.values()].map(({ text }) => text).join('')
    return texts && `<defs>${texts}</defs>`
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity, 2)}"`
      return `<stop offset="${num(offset, 3)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}
