/**
 * Molex prints one part three ways: `53261-0571` on drawings, `0532610571` on labels, and `532610571` where a
 * spreadsheet ate the zero. Old parts have two dashes: `22-23-2021` is `0022232021`.
 */
export function molexNumber(dashed: string): { model: string; alsoWritten: string[] } {
  const digitsOnly = dashed.replaceAll('-', '')
  const digitCount = digitsOnly.replace(/\{\w+\}/g, '00').length
  return { model: dashed, alsoWritten: [`${'0'.repeat(Math.max(0, 10 - digitCount))}${digitsOnly}`, digitsOnly] }
}
