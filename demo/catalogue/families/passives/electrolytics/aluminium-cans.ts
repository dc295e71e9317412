/** An aluminium can: its outline and what it can hold and carry. */
export interface Can {
  readonly diameter: number
  readonly length: number
  /** Largest µF × V. */
  readonly charge: number
  /** Of a low-impedance part: ripple current in A at 100 kHz, impedance in Ω. */
  readonly ripple: number
  readonly impedance: number
  readonly price: number
}

const can = (
  diameter: number,
  length: number,
  charge: number,
  ripple: number,
  impedance: number,
  price: number,
): Can => ({ diameter, length, charge, ripple, impedance, price })

export const radialCans: readonly Can[] = [
  can(5, 11, 1200, 0.25, 0.22, 0.05),
  can(6.3, 11, 2500, 0.4, 0.13, 0.06),
  can(8, 11.5, 5600, 0.76, 0.072, 0.09),
  can(10, 12.5, 12000, 1.03, 0.053, 0.14),
  can(10, 16, 17000, 1.43, 0.038, 0.18),
  can(10, 20, 25500, 1.82, 0.023, 0.24),
  can(12.5, 20, 37000, 2.36, 0.021, 0.36),
  can(12.5, 25, 56000, 2.77, 0.018, 0.46),
  can(16, 25, 80000, 3.46, 0.016, 0.75),
  can(16, 31.5, 120000, 3.64, 0.015, 0.95),
  can(18, 35.5, 170000, 3.9, 0.014, 1.2),
  can(18, 40, 240000, 4.2, 0.013, 1.5),
]

export const surfaceCans: readonly Can[] = [
  can(4, 5.4, 250, 0.09, 1.35, 0.07),
  can(5, 5.4, 400, 0.16, 0.7, 0.08),
  can(6.3, 5.4, 800, 0.24, 0.36, 0.09),
  can(6.3, 7.7, 1700, 0.3, 0.34, 0.12),
  can(8, 10.2, 5600, 0.6, 0.16, 0.2),
  can(10, 10.2, 11500, 0.85, 0.08, 0.28),
]

/** Thick oxide for high voltage takes far more room for the same charge. */
const roomFor = (microfarads: number, volts: number) => microfarads * volts * (volts >= 160 ? 5 : 1)

/** The smallest can that holds it; undefined when none does. */
export function canFor(cans: readonly Can[], microfarads: number, volts: number): Can | undefined {
  const room = roomFor(microfarads, volts)
  return cans.find(({ charge }) => room <= charge)
}
