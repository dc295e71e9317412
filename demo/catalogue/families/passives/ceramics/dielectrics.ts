/** Class of ceramic: how far the capacitance wanders, and where the part may work. */
export interface Dielectric {
  readonly name: string
  readonly temperatureMin: number
  readonly temperatureMax: number
  /** Class 1 drifts by ppm/°C; class 2 has no such line. */
  readonly drift?: number
}

const dielectric = (name: string, temperatureMin: number, temperatureMax: number, drift?: number): Dielectric => ({
  name,
  temperatureMin,
  temperatureMax,
  drift,
})

export const dielectrics = {
  C0G: dielectric('C0G', -55, 125, 30),
  U2J: dielectric('U2J', -55, 125, 750),
  X5R: dielectric('X5R', -55, 85),
  X5S: dielectric('X5S', -55, 85),
  X6S: dielectric('X6S', -55, 105),
  X7R: dielectric('X7R', -55, 125),
  X7S: dielectric('X7S', -55, 125),
  X7T: dielectric('X7T', -55, 125),
  X8R: dielectric('X8R', -55, 150),
  Y5V: dielectric('Y5V', -30, 85),
  Z5U: dielectric('Z5U', 10, 85),
} as const satisfies Record<string, Dielectric>

export type DielectricName = keyof typeof dielectrics
