import { bodyRows, pinRules } from './body-table.ts'

export type Mounting = 'Surface mount' | 'Through hole'

/** A package: its name, how it is drawn, and how many of it go into a reel, a tube or a tray. */
export interface Body {
  name: string
  drawing: string
  mounting: Mounting
  /** Too small for the number: a short code is printed instead. */
  coded: boolean
  reel: number
  tube: number
  tray: number
  /** Price of the same chip in this package, relative to a small surface-mount package. */
  price: number
}

const known = new Map<string, Body>()

/**
 * The package of a canonical name such as "SOIC-8", "SOT-23-5" or "LQFP-48". A word after a slash chooses another
 * picture of it: "LGA-8/sensor" is an LGA-8 with a lid hole, "Module/lora" a LoRa module.
 */
export function bodyOf(name: string): Body {
  const body = known.get(name) ?? withPicture(name)
  known.set(name, body)
  return body
}

function withPicture(key: string): Body {
  const [name = key, picture] = key.split('/')
  const body = makeBody(name)
  if (!picture) return body
  return { ...body, drawing: name === 'Module' ? `module-${picture}` : `${picture}-${body.drawing}` }
}

function makeBody(name: string): Body {
  const row = bodyRows[name]
  if (row) {
    const [drawing, mounting, coded, reel, tube, price] = row
    return { name, drawing, mounting: spell(mounting), coded, reel, tube, tray: 1000, price }
  }
  const match = /^([A-Z]+)-(\d+)(W?)$/.exec(name)
  const rule = match?.[1] ? pinRules[match[1]] : undefined
  if (!match || !rule) throw new Error(`Unknown package "${name}"`)
  const pins = Number(match[2])
  return {
    name,
    drawing: `${rule.drawing}-${pins}${rule.wide && pins >= 16 ? (match[3] ?? '').toLowerCase() : ''}`,
    mounting: spell(rule.mounting),
    coded: rule.codedUpTo >= pins,
    reel: rule.reel(pins),
    tube: rule.tube(pins),
    tray: trayCount(pins),
    price: rule.price * (match[3] ? 1.08 : 1),
  }
}

const spell = (mounting: 'smd' | 'tht'): Mounting => (mounting === 'smd' ? 'Surface mount' : 'Through hole')

function trayCount(pins: number): number {
  if (pins <= 40) return 490
  if (pins <= 48) return 250
  if (pins <= 64) return 160
  if (pins <= 81) return 119
  if (pins <= 100) return 90
  if (pins <= 144) return 60
  return 40
}
