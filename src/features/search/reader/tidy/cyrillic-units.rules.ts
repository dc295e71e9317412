const PREFIXES: Readonly<Record<string, string>> = {
  п: 'p',
  н: 'n',
  мк: 'u',
  м: 'm',
  к: 'k',
  М: 'M',
  Г: 'G',
}
const UNITS: Readonly<Record<string, string>> = {
  ом: 'ohm',
  ф: 'F',
  гн: 'H',
  гц: 'Hz',
  вт: 'W',
  в: 'V',
  а: 'A',
  м: 'm',
}
/** Behind a number: "1 кОм", "10мкФ", "60В", "5 мм". */
const CYRILLIC = /(?<=\d)\s*(мк|[пнмкМГ])?(ом|ф|гн|гц|вт|в|а|м)(?![\p{L}\p{N}])/giu
/** Words of their own: "2 в 1". */
const WORD = /^\s+[ва]$/

/** Units in Cyrillic letters as others write them. */
export const readCyrillicUnits = (text: string): string =>
  text
    .replace(CYRILLIC, (written, prefix: string = '', unit: string) => {
      if (WORD.test(written)) return written
      const known = PREFIXES[prefix] ?? PREFIXES[prefix.toLowerCase()] ?? ''
      return `${known}${UNITS[unit.toLowerCase()] ?? unit}`
    })
    .replace(/(?<=\d\s*°)С/giu, 'C')
    .replace(/(?<=\d)к(?=\d{0,2}(?![\p{L}\p{N}]))/giu, 'k')
