interface Country {
  code: string
  name: string
}

/** "NL, Austria": codes or names, one a line or separated by commas. What is neither is named. */
export function readCountries(text: string, countries: readonly Country[]): { codes: string[]; unknown: string[] } {
  const byName = new Map(
    countries.flatMap(({ code, name }) => [
      [code.toUpperCase(), code],
      [name.toUpperCase(), code],
    ]),
  )
  const words = text
    .split(/[,;\n]/)
    // Codes may be separated by spaces alone.
    .flatMap((part) => (/^\s*[a-z]{2}(?:\s+[a-z]{2})+\s*$/i.test(part) ? part.trim().split(/\s+/) : [part.trim()]))
    .filter((word) => word !== '')
  const codes = words.map((word) => byName.get(word.toUpperCase()))
  return {
    codes: [...new Set(codes.filter((code) => code !== undefined))],
    unknown: words.filter((_, place) => codes[place] === undefined),
  }
}
