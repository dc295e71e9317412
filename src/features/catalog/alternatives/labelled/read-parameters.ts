import type { ComparedValue } from '../compared-part.ts'

/** `code=value`, a text in quotes. */
export function readValue(word: string): ComparedValue {
  const [code = '', value = ''] = word.split(/=(.*)/)
  const isText = value.startsWith('"')
  return {
    code,
    name: code,
    unit: isText ? null : '',
    number: isText ? null : Number(value),
    text: isText ? value.slice(1, -1) : null,
  }
}

/** Parameters with spaces between them. */
export const readParameters = (text: string): ReadonlyMap<string, ComparedValue> =>
  new Map((text.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map(readValue).map((one) => [one.code, one]))
