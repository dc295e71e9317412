/** Finds a manufacturer by name. Stricter than for a BOM: a wrong guess would file parts under another company. */

const LEGAL_FORMS = new Set(
  'inc incorporated corp corporation co company ltd limited llc gmbh ag sa plc bv kg usa'.split(' '),
)

const keyOf = (name: string): string => {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const rest = words.filter((word) => !LEGAL_FORMS.has(word))
  return (rest.length > 0 ? rest : words).join('')
}

/** TI (Texas Instruments), Vishay / Dale: each piece is tried as a name. */
const piecesOf = (name: string): string[] => [name, ...name.split(/[/|()[\]（）]+/)].filter((piece) => /\S/.test(piece))

export class BrandNames {
  readonly #byKey = new Map<string, number>()
  /** Cache: a list repeats the same few manufacturers. */
  readonly #found = new Map<string, number | undefined>()

  /** Names before aliases: a current name wins over an alias of another company. */
  constructor(brands: ReadonlyArray<{ brandId: number; brandName: string; aliases: readonly string[] }>) {
    for (const { brandId, brandName } of brands) this.#note(keyOf(brandName), brandId)
    for (const { brandId, aliases } of brands) for (const alias of aliases) this.#note(keyOf(alias), brandId)
  }

  find(written: string): number | undefined {
    if (!this.#found.has(written)) this.#found.set(written, this.#read(written))
    return this.#found.get(written)
  }

  add(brandId: number, name: string): void {
    this.#note(keyOf(name), brandId)
    this.#found.set(name, brandId)
  }

  #note(key: string, brandId: number): void {
    if (key !== '' && !this.#byKey.has(key)) this.#byKey.set(key, brandId)
  }

  #read(written: string): number | undefined {
    for (const piece of piecesOf(written)) {
      const found = this.#byKey.get(keyOf(piece))
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** Manufacturers that the store may not have yet, by all their names. */
export class KnownBrands {
  readonly #brands: ReadonlyArray<{ brandName: string; aliases: string[] }>
  readonly #names: BrandNames

  constructor(brands: ReadonlyArray<{ brandName: string; aliases: string[] }>) {
    this.#brands = brands
    this.#names = new BrandNames(brands.map((brand, brandId) => ({ brandId, ...brand })))
  }

  /** What a manufacturer is called that is new to the store. */
  describe(written: string): { name: string; aliases: string[] } {
    const meant = this.#brands[this.#names.find(written) ?? -1]
    return { name: meant?.brandName ?? written.replace(/\s+/g, ' ').slice(0, 100), aliases: meant?.aliases ?? [] }
  }
}
