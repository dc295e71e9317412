type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, (c) => c + c) : hex
  const value = Number.parseInt(full.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function format(rgb: Rgb): string {
  const hex = rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return /^(.)\1(.)\2(.)\3$/.test(hex) ? `#${hex[0]}${hex[2]}${hex[4]}` : `#${hex}`
}

export function mix(a: string, b: string, share: number): string {
  const [p, q] = [parse(a), parse(b)]
  return format([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share])
}

/** A surface under more or less light: 1 is the colour itself, below is shade, above is glare. */
export function lit(colour: string, light: number): string {
  if (light >= 1) return mix(colour, '#ffffff', Math.min(1, light - 1))
  const [r, g, b] = parse(colour)
  const k = Math.max(0, light)
  // Bright colours keep more of their strongest part in the shade, so that yellow does not turn to mud.
  const peak = Math.max(r, g, b)
  const vivid = (peak - Math.min(r, g, b)) / (peak || 1)
  const keep = (c: number) => k + (1 - k) * 0.3 * vivid * (c / (peak || 1)) ** 3
  return format([r * keep(r), g * keep(g), b * (keep(b) + (1 - k) * 0.05)])
}
