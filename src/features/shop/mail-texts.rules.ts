/** The words of a mail. What follows from data (tables, links, small print) is not among them. */
export interface MailText {
  subject: string
  title: string
  body: string
}

/** A kind of mail whose words the owner may change. Names in braces stand for data. */
export interface MailKind extends MailText {
  kind: string
  name: string
  /** What may stand in braces, with an example of each. */
  placeholders: Readonly<Record<string, string>>
}

const PLACEHOLDER = /\{(\w+)\}/g

/** Data is put in once: braces within it mean nothing. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)

export const fillMail = (text: MailText, values: Readonly<Record<string, string>>): MailText => ({
  subject: fillText(text.subject, values),
  title: fillText(text.title, values),
  body: fillText(text.body, values),
})

/** Why these words cannot be used; undefined when they can. */
export function findMailTextProblem({ placeholders }: MailKind, text: MailText): string | undefined {
  if (text.subject === '') return 'Please enter a subject.'
  if (text.title === '') return 'Please enter a heading.'
  if (text.body === '') return 'Please enter a text.'
  const used = [text.subject, text.title, text.body].flatMap((part) => [...part.matchAll(PLACEHOLDER)])
  const unknown = used.find(([, name = '']) => !Object.hasOwn(placeholders, name))
  if (!unknown) return undefined
  const known = Object.keys(placeholders).map((name) => `{${name}}`)
  return `There is no ${unknown[0]} in this mail. There is: ${known.join(', ')}.`
}
