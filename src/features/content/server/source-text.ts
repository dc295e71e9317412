/** A text as it comes with the store: lines of `name: value` between two lines of dashes, then Markdown. */
export interface SourceText {
  field(name: string): string
  /** Comma-separated values; none when the field is not there. */
  list(name: string): string[]
  body: string
}

const PARTED = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

export function parseSource(text: string, source: string): SourceText {
  const [, head, body] = PARTED.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error(`${source} does not begin with its fields.`)
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  return {
    field(name) {
      const value = fields.get(name)
      if (!value) throw new Error(`${source} has no ${name}.`)
      return value
    },
    list: (name) => (fields.get(name) ?? '').split(/,\s+/).filter(Boolean),
    body: body.trim(),
  }
}

/** A section of questions: every heading is a question, what follows is its answer. */
export const questionsIn = (body: string): Array<{ question: string; answer: string }> =>
  body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n')
      return { question: question.trim(), answer: answer.join('\n').trim() }
    })
