import type { Country } from '../address.contract.ts'

let drawn: boolean | undefined

/** Whether the system has flags to draw; some show the two letters instead, some empty boxes. */
function hasFlags(): boolean {
  drawn ??= drawsInColour('🇨🇭')
  return drawn
}

/** The flag of a country, or its two letters. */
export const flagText = ({ countryFlag, countryCode }: Country): string => (hasFlags() ? countryFlag : countryCode)

/** A country in a list. The name comes first, so that typing its first letters finds it. */
export const countryLabel = ({ countryName, countryFlag }: Country): string =>
  hasFlags() ? `${countryName} ${countryFlag}` : countryName

/** Letters and boxes are black. */
function drawsInColour(sign: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  context.font = '16px sans-serif'
  context.fillText(sign, 0, 16)
  return context.getImageData(0, 0, 32, 24).data.some((value, index) => index % 4 === 0 && value > 100)
}
