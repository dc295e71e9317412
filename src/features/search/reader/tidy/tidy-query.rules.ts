import { readAddresses } from './address.rules.ts'
import { readCyrillicUnits } from './cyrillic-units.rules.ts'

const SIZES: Readonly<Record<string, string>> = {
  pico: 'p',
  nano: 'n',
  micro: 'u',
  milli: 'm',
  kilo: 'k',
  kil: 'k',
  mega: 'M',
  meg: 'M',
  giga: 'G',
}
const UNITS: Readonly<Record<string, string>> = {
  farad: 'F',
  henry: 'H',
  ohm: 'ohm',
  ohmio: 'ohm',
  volt: 'V',
  ampere: 'A',
  amp: 'A',
  watt: 'W',
  hertz: 'Hz',
}
/** Only behind a number: "amp" alone is an amplifier. */
const UNIT_WORDS =
  /(?<=\d\s?)(pico|nano|micro|milli|kilo?|mega?|giga)?[-\s]?(farad|henry|ohmio|ohm|volt|ampere|amp|watt|hertz)s?(?!\w)/gi

/** The pitches that are named in inches: 0.1", 0.05 inch. Others are sizes of displays, and a quote may end a part number. */
const INCHES = /(?<![\w.])0?(\.(?:05|079|1|156|2)0{0,2})(?:\s*["”″]|\s*-?inch(?:es)?|in)(?![\p{L}\p{N}])/giu

/** In "R_0603_1608Metric" only the size in the middle says something. */
const FOOTPRINT = /(?<![\p{L}\p{N}])[RCL]_(?=\d{4})|(?<=_\d{4,5})_\d{4}Metric(?![\p{L}\p{N}])/giu
/** "100 000 ohm"; other groups of digits may be a count and a value. */
const THOUSANDS = /(?<![\w.,-])\d{1,3}(?:\s\d{3})*\s000(?=\s*[pnuµμmk]?(?:F|H|Hz|Ω|R|ohms?)(?!\w))/gi

/** "2,54" and "3,5mm"; before other units the comma is read with the value. RM is the pitch in German. */
const DECIMAL_COMMA = /(?<=(?:^|\s|\bRM)\d{1,2}),(?=\d{1,2}(?:\s?mm)?(?:\s|$))/gi
/** A circuit of a logic family in two words: "74HC 595", "74LVC 1G08". */
const LOGIC = /(?<!\w)(74[a-z]{1,4})\s+(?=(?:[123]G)?\d{2,5}[a-z]{0,4}(?!\w|\s*-?(?:bit|pin|pcs)))/gi
const DEGREES_CELSIUS = /(?<=\d)\s*(?:deg(?:rees?)?\.?\s*(?:C|celsius)|celsius)(?!\w)/gi
/** From -40 the unit goes without saying. */
const TEMPERATURES =
  /(?<![\w.-])(?:([-−+]?\d{1,3})(?:\s*(?:°C?|C))?(?:\s*(?:–|~|…|\.\.\.?|\/|to)\s*|\s-\s|-)\+?(\d{2,3})\s*(?:°C?|C)|([-−][2-6][05])(?:\s*(?:–|~|…|\.\.\.?|\/|to)\s*|\s-\s|-)\+?([6-9][05]|1[0-7][05]))(?![\p{L}\p{N}])/giu
/** "16M x 8" and "2 K × 8" are memories. */
const ORGANISATION = /(?<!\w)(\d{1,4})\s?([KMG])\s?[x×*]\s?(\d{1,2})(?:\s?bits?)?(?!\w)/g
/** The gauge of a wire: "24awg", "awg24", "24 AWG". */
const GAUGE = /(?<![\w.])(?:awg[\s#-]*(\d{1,2})|(\d{1,2})\s?awg)(?!\w)/gi
/** The wider body has a name of its own: "SOIC-16 wide", "SO8 208mil". */
const WIDE = /(?<!\w)(SOIC|SO|SOP)-?(\d{1,2})[\s-]+(?:wide(?:\s?body)?|WB|208\s?mil|300\s?mil)(?!\w)/gi
const MINUS = /(?<!\w)minus\s+(?=\d)/gi
/** What the codes on labels of reels begin with: "(1P)", "(Q)". */
const LABEL = /(?<!\w)\(\d{0,2}[A-Z]\)(?=\w)/g
const PER_CENT = /(?<=\d)\s*(?:pct|per\s?cent|prozent)(?!\w)/gi
/** Of a large jack. */
const QUARTER_INCH = /(?<![\d/])1\/4\s*(?:["”″]|-?inch(?:es)?|in)(?![\p{L}\p{N}])/giu
const QUANTITY = /(?<!\w)(?:qty|quantity)[.:=]?\s*\d{1,7}(?!\w)/gi

/** Normalises spellings: "10 kΩ", "+/-1 %", "1/4 W". */
export const tidyQuery = (text: string): string =>
  readCyrillicUnits(
    readAddresses(text.toWellFormed())
      .replace(/\p{Cc}+/gu, ' ')
      .normalize('NFKC'),
  )
    .replace(FOOTPRINT, '')
    .replaceAll('_', ' ')
    .replace(QUANTITY, ' ')
    .replace(LOGIC, '$1')
    .replace(GAUGE, (_, behind?: string, before?: string) => `AWG ${behind ?? before}`)
    .replace(WIDE, '$1-$2W')
    .replace(MINUS, '-')
    .replace(LABEL, ' ')
    .replace(PER_CENT, '%')
    .replace(QUARTER_INCH, '6.35mm')
    .replace(DECIMAL_COMMA, '.')
    .replace(/(?<!\w)RM\s?(\d{1,2}\.\d{1,2})(?:\s?mm)?(?![\w.])/gi, '$1mm')
    .replace(THOUSANDS, (number) => number.replace(/\s/g, ''))
    .replace(/\+\s*\/\s*-|\+-/g, '±')
    .replace(
      /(?<!\d)1\/(\d{1,2})\s*W(?:atts?)?(?!\w)/gi,
      (_, part: string) => ` ${Number((1 / Number(part)).toPrecision(6))}W `,
    )
    .replace(INCHES, (_, inches: string) => `${Number((Number(inches) * 25.4).toFixed(2))}mm`)
    .replace(
      UNIT_WORDS,
      (_, size: string = '', unit: string) => `${SIZES[size.toLowerCase()] ?? ''}${UNITS[unit.toLowerCase()] ?? unit}`,
    )
    .replace(
      /(\d[kKmMuUnNpPµ]?)\s+(?=(?:(?:[pnuµμmkKMG]|[mM]eg)?(?:[fF]|H|Ω|[oO](?:hms?|HMS?)|V|W|A|Ah|c?m|v|w|(?<=[mu])a|[hH]z|[bB]its?|[bB]ytes?|b|B|bps)|[UNP][FH]|%|k|K|R|[mM]eg|MEG|mm|mils?|nm|ppm|°C|[numµμ]s|gf|[pnuµμ]C|V\/[uµμ]s|h|hrs?|hours?|mcd|lm|dB)(?![\p{L}\p{N}_%]|-\p{L}))/gu,
      '$1',
    )
    // Behind a part number it is how many: "2N3904 x 50".
    .replace(/(?<![a-z]\d{2,})(\d)\s+[x×*]\s+(?=\d+(?:\.\d+)?(?:mm)?(?:\s|$))/gi, '$1x')
    // "2.7 … 5.5V" are two voltages.
    .replace(/(?<![\w.-])(\d+(?:\.\d+)?)\s*V?\s*(?:-|–|~|…|\.\.\.?)\s*(?=\d+(?:\.\d+)?V(?!\w))/gi, '$1V-')
    // "-40 to +85 °C" and "-40°C ~ 85°C" are two temperatures.
    .replace(DEGREES_CELSIUS, '°C')
    .replace(/(?<=\d)\s*deg(?:rees?)?(?!\w)/gi, '°')
    .replace(TEMPERATURES, (_, ...ends: string[]) =>
      ends
        .slice(0, 4)
        .filter(Boolean)
        .map((end) => `${end}°C`)
        .join('-'),
    )
    .replace(ORGANISATION, '$1$2x$3')
    .replace(/(\d+)\s*(?:r|ohms?|Ω)?\s*@\s*100\s*MHz/gi, '$1R ferrite bead')
    // A cell of a sheet in quotes, and the next one.
    .replace(/(?<=\S)(["”]),(?=\S)/g, '$1 ')
    .replace(/(?<=\d)\s*(m?)mfd(?!\w)/gi, (_, small: string) => (small ? 'pF' : 'uF'))
    .replace(/(?<=\d)\s*mc(?=[FH](?!\w))/gi, 'u')
    .replace(/[@:=](?!\d+$)/g, ' ')
    .replace(/±\s+/g, '±')
