/** Relative luminance and contrast as WCAG 2 defines them; colours are written #rrggbb. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the first colour, the rest of the second. */
export function mixColours(first: string, second: string, share: number): string {
  const others = channelsOf(second)
  const mixed = channelsOf(first).map((channel, at) => Math.round(channel * share + (others[at] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
