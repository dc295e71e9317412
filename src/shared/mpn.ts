/** Part numbers: one form in which two spellings of the same number are equal, and the number without its packing code. */

const MAX_LENGTH = 200

// Format characters and variation selectors come along when a number is copied from a web page or a PDF.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
// The signs people leave out or swap, with every dash and space Unicode has for them. The point is not one of them.
const SEPARATORS = /[\s\p{Zs}\p{Pd}\u2212_/,()#+]/gu
const ASCII_SEPARATORS = /[-_ /,()#+]/g
const PRINTABLE_ASCII = /^[ -~]*$/

// Not toUpperCase: "ß" and the Turkish "ı" must not turn into other letters.
const upperAscii = (text: string) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())

/**
 * Upper case, without the signs people leave out. The point stays: 1.5SMC68CA and 1.5SMC6.8CA are two parts.
 * The column goods.model_norm is made by the same rule in SQL.
 */
export function normaliseModel(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.replace(ASCII_SEPARATORS, '').toUpperCase().slice(0, MAX_LENGTH)
  const visible = text.toWellFormed().replace(INVISIBLE, '').normalize('NFKC')
  // Letters that were apart before the signs went away may now combine, hence the second normalisation.
  const bare = upperAscii(visible.replace(INVISIBLE, '').replace(SEPARATORS, '')).normalize('NFKC')
  return bare.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * How makers mark the packing at the end of a number, longest first where one ends another.
 * Only codes that stand for packing or lead finish alone: a trailing R of Texas Instruments needs to know the family.
 */
const PACKING_SUFFIXES: readonly RegExp[] = [
  /,\d{3}$/, // Nexperia, NXP: 2N7002,215
  /\s*\(LF\)\s*\(SN\)$/i, // JST
  /#(?:TR)?PBF$/i, // Linear Technology: LT1763CS8-3.3#PBF
  /\+T?$/i, // Maxim: MAX232CPE+, LM4040AIM3-3.0+T
  /\/NOPB$/i, // National Semiconductor
  /-REEL(?:7|13)?$/i, // Analog Devices
  /-RL7?$/i,
  /(?<=[A-Z\d])(?:TR)?PBF$/i, // International Rectifier: IRLML6344TRPBF
  /(?<=[A-Z\d])T[13]G$/i, // onsemi: MMBT3904LT1G
  /-(?:7|13)-F$/i, // Diodes Incorporated: 1N4148W-7-F
  /(?<=[A-Z\d](?<!HZ))-(?:7|13)$/i, // … and DMP3099L-7, but not the 7 pF of ABS07-32.768KHZ-7
  /-T$/i, // Abracon, Microchip: AT24C256C-SSHL-T
  /[-/\s]?TR$/i, // STMicroelectronics and many more: STM32G031F6P6TR
]

/** What is left must still be a number: letters and digits both, so that XHP-7 and 1-215570-7 keep their 7. */
const LOOKS_LIKE_A_NUMBER = /^(?=.*[A-Z])(?=.*\d).{4,}$/i

function withoutOneSuffix(model: string): string {
  for (const suffix of PACKING_SUFFIXES) {
    const rest = model.replace(suffix, '')
    if (rest !== model && LOOKS_LIKE_A_NUMBER.test(rest)) return rest
  }
  return model
}

/**
 * The number without its packing code, as far as the number alone tells: BAT54S,215 and BAT54S are the same part.
 * For numbers of no known family; a family knows its own packing codes better.
 */
export function packingStem(model: string): string {
  let stem = model.trim()
  for (;;) {
    const shorter = withoutOneSuffix(stem)
    if (shorter === stem) return stem
    stem = shorter
  }
}
