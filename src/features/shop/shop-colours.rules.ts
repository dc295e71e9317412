import { contrast, mixColours } from '#shared/contrast.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'
/** Backgrounds of the design system for text in the accent colour. */
const LIGHT_GROUNDS = [WHITE, '#f5f8f8']
const DARK_PAPER = '#0d1b22'
const DARK_GROUNDS = [DARK_PAPER, '#16272f']
/** WCAG 2 AA for text. */
const READABLE = 4.5
const STEPS = 50

export const HEX_COLOUR = /^#[0-9a-f]{6}$/
/** The green of the design system. */
export const DEFAULT_ACCENT = '#0a6b4e'

const lightWash = (accent: string) => mixColours(accent, WHITE, 0.07)
const darkWash = (accent: string) => mixColours(accent, DARK_PAPER, 0.28)

const worst = (colour: string, grounds: string[]) => Math.min(...grounds.map((ground) => contrast(colour, ground)))
const onLight = (colour: string) => worst(colour, [...LIGHT_GROUNDS, lightWash(colour)])

/** The colour itself or the nearest shade towards `target` that can be read. */
function shadeUntil(colour: string, target: string, isReadable: (shade: string) => boolean): string {
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mixColours(target, colour, step / STEPS)
    if (isReadable(shade)) return shade
  }
  return target
}

/** Why this cannot be the accent colour; undefined when it can. */
export function findAccentProblem(accent: string): string | undefined {
  if (accent === '') return undefined
  if (!HEX_COLOUR.test(accent)) return 'Please write a colour like #0a6b4e.'
  const reached = onLight(accent)
  if (reached >= READABLE) return undefined
  const darker = shadeUntil(accent, BLACK, (shade) => onLight(shade) >= READABLE)
  return `Too light to be read on white: contrast ${reached.toFixed(1)}, needed ${READABLE}. ${darker} would do.`
}

/** CSS variables that replace the green of theme.css; dark mode uses a lighter shade. */
export function themeOf(accent: string): Record<string, string> {
  if (!HEX_COLOUR.test(accent)) return {}
  const wash = darkWash(accent)
  const light = shadeUntil(accent, WHITE, (shade) => worst(shade, [...DARK_GROUNDS, wash]) >= READABLE)
  return {
    '--shop-accent': accent,
    '--shop-accent-2': mixColours(BLACK, accent, 0.18),
    '--shop-accent-3': mixColours(BLACK, accent, 0.36),
    '--shop-accent-wash': lightWash(accent),
    '--shop-accent-wash-dark': wash,
    '--shop-link-dark': light,
  }
}
