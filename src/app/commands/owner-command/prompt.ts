import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { UsageError } from './arguments.ts'

/** Questions on the standard output, answers from the standard input: typed, or the lines of a pipe. */
export interface Prompt {
  ask(question: string): Promise<string>
  /** What is typed is not shown. */
  askHidden(question: string): Promise<string>
  say(text: string): void
  close(): void
}

export function openPrompt(): Prompt {
  let hidden = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!hidden) process.stdout.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true })
  // A pipe delivers all lines at once: they are buffered until they are needed.
  const lines: string[] = []
  let closed = false
  let onChange = () => {}
  terminal.on('line', (line) => {
    lines.push(line)
    onChange()
  })
  terminal.on('close', () => {
    closed = true
    onChange()
  })
  terminal.on('SIGINT', () => terminal.close())

  const nextLine = async (): Promise<string> => {
    while (lines.length === 0) {
      if (closed)
        throw new UsageError('Nothing was changed: not all questions were answered. See npm run owner -- --help.')
      await new Promise<void>((resolve) => {
        onChange = resolve
      })
    }
    return lines.shift() ?? ''
  }
  return {
    ask(question) {
      if (closed) process.stdout.write(question)
      else {
        terminal.setPrompt(question)
        terminal.prompt()
      }
      return nextLine()
    },
    async askHidden(question) {
      process.stdout.write(question)
      hidden = true
      try {
        return await nextLine()
      } finally {
        hidden = false
        process.stdout.write('\n')
      }
    },
    say: (text) => void process.stdout.write(`${text}\n`),
    close: () => terminal.close(),
  }
}
