/** A name inside a sentence: "Pin header" becomes "pin header", "USB-C receptacle" and "DIP switch" stay. */
export function inSentence(name: string): string {
  const second = name.charAt(1)
  return second >= 'a' && second <= 'z' ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
