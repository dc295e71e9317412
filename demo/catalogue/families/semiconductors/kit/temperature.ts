export type TemperatureRange = readonly [min: number, max: number]

/** Operating ranges by the letters our tables use for them. */
export const temperatureRanges: Readonly<Record<string, TemperatureRange>> = {
  C: [0, 70],
  D: [0, 85],
  W: [0, 125],
  I: [-40, 85],
  X: [-40, 105],
  E: [-40, 125],
  H: [-40, 150],
  B: [-20, 85],
  A: [-25, 85],
  M: [-55, 125],
  J: [-55, 150],
  K: [-55, 175],
  L: [-65, 150],
  N: [-65, 175],
}
