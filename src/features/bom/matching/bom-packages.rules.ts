/** Whether the footprint of a BOM and the package of a part are the same. */

const CHIP_SIZE = /(?<!\d)(01005|0201|0402|0603|0805|1206|1210|1806|1808|1812|2010|2220|2512)(?!\d|metric)/i

/** C_0603_1608Metric is 0603: the inch size comes first, and a metric size says so. */
export const chipSizeOf = (text: string): string | undefined => CHIP_SIZE.exec(text)?.[1]

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Package_SO:SOIC-8_3.9x4.9mm_P1.27mm names the SOIC-8. */
export function isSamePackage(written: string, packageName: string): boolean {
  const [size, other] = [chipSizeOf(written), chipSizeOf(packageName)]
  if (size && other) return size === other
  const name = bare(packageName)
  return name.length >= 3 && bare(written).includes(name)
}

/** Only chip sizes can be compared; other packages have too many names. */
export function isOtherPackage(written: string, packageName: string): boolean {
  const [size, other] = [chipSizeOf(written), chipSizeOf(packageName)]
  return size !== undefined && other !== undefined && size !== other
}
