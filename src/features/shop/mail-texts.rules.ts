/** The editable texts of a mail. What is made from data (tables, links, small print) is not editable. */
export interface MailText {
  subject: string
  title: string
  body: string
}

/** A kind of mail whose texts the owner may change, with placeholders in braces. */
export interface MailKind extends MailText {
  kind: string
  name: string
  /** Allowed placeholders, each with an example. */
  placeholders: Readonly<Record<string, string>>
}

const PLACEHOLDER = /\{(\w+)\}/g

/** One pass: braces inside inserted data are not placeholders. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)

export const fillMail = (text: MailText, values: Readonly<Record<string, string>>): MailText => ({
  subject: fillText(text.subject, values),
  title: fillText(text.title, values),
  body: fillText(text.body, values),
})

/** Why these texts cannot be used; undefined when they can. */
export function findMailTextProblem({ placeholders }: MailKind, text: MailText): string | undefined {
  if (text.subject === '') return 'Please enter a subject.'
  if (text.title === '') return 'Please enter a heading.'
  if (text.body === '') return 'Please enter a text.'
  const used = [text.subject, text.title, text.body].flatMap((part) => [...part.matchAll(PLACEHOLDER)])
  const unknown = used.find(([, name = '']) => !Object.hasOwn(placeholders, name))
  if (!unknown) return undefined
  const known = Object.keys(placeholders).map((name) => `{${name}}`)
  return `${unknown[0]} is not available in this e-mail. Available: ${known.join(', ')}.`
}
