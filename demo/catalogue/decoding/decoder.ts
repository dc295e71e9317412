export type Facts = Record<string, number | string>
export interface Decoder {
  name: string
  brand: RegExp
  pattern: RegExp
  /** `package` is compared as the beginning of the package's name. */
  read: (fields: Record<string, string>) => Facts
}
