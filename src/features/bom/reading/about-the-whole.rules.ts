import { type BomLayout, NO_HEADER, type ReadWarning } from './bom-table.ts'

/** Warnings about the whole file. */
export function aboutTheWhole({ headerRow, roles }: BomLayout, lines: number): ReadWarning[] {
  const texts = [
    !roles.includes('count') &&
      lines > 0 &&
      (roles.includes('ref')
        ? 'No column with quantities was found: the references are counted instead.'
        : 'No column with quantities was found: every line counts as one piece. Please choose the column if there is one.'),
    lines === 0 && 'No line names a part. Please check the heading and the columns.',
    headerRow === NO_HEADER && 'There is no heading: the columns were detected by their content. Please check them.',
    !roles.includes('model') &&
      lines > 0 &&
      'No column with part numbers was found. Please choose it; otherwise the parts are searched by their description.',
  ]
  return texts.flatMap((text) => (text ? [{ row: null, text }] : []))
}
