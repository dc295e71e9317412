/** What a chip of a colour usually does at 20 mA (white and blue at 5 to 20 mA). */
interface Emitter {
  readonly colour: string
  /** Dominant wavelength in nanometres; white has none. */
  readonly wavelength?: number
  readonly forwardVoltage: number
  /** Millicandela of a common chip in an 0603 body. */
  readonly intensity: number
  readonly price: number
}

export const RED: Emitter = { colour: 'Red', wavelength: 631, forwardVoltage: 2, intensity: 54, price: 1 }
export const DEEP_RED: Emitter = { colour: 'Red', wavelength: 643, forwardVoltage: 1.9, intensity: 18, price: 0.9 }
export const ORANGE: Emitter = { colour: 'Orange', wavelength: 605, forwardVoltage: 2, intensity: 90, price: 1.05 }
export const AMBER: Emitter = { colour: 'Orange', wavelength: 595, forwardVoltage: 2, intensity: 80, price: 1.05 }
export const YELLOW: Emitter = { colour: 'Yellow', wavelength: 587, forwardVoltage: 2, intensity: 71, price: 1 }
export const YELLOW_GREEN: Emitter = { colour: 'Green', wavelength: 571, forwardVoltage: 2.1, intensity: 35, price: 1 }
export const GREEN: Emitter = { colour: 'Green', wavelength: 525, forwardVoltage: 3.2, intensity: 280, price: 1.6 }
export const BLUE: Emitter = { colour: 'Blue', wavelength: 470, forwardVoltage: 3.2, intensity: 90, price: 1.6 }
export const WHITE: Emitter = { colour: 'White', forwardVoltage: 3.1, intensity: 400, price: 1.8 }

export type { Emitter }
