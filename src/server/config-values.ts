import { z } from 'zod'

export const secret = z.string().min(32).optional()
export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text))
/** Number of trusted proxies; "on" is one. */
export const proxies = z
  .string()
  .regex(/^(on|off|true|false|\d)$/, 'must be off, on or the number of proxies')
  .transform((text) => (['on', 'true'].includes(text) ? 1 : Number(text) || 0))
export const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(least).max(most))
export const ports = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/, 'must look like 8443,9000')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number().min(1).max(65_535)))
