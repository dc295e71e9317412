import { type ParseArgsConfig, parseArgs } from 'node:util'

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** The arguments of a command. An unknown option, or one without its value, ends it with one line. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!isWrongArgument(error)) throw error
    const [problem] = error.message.split('. ')
    process.stderr.write(`ohmstead: ${problem}. --help lists the options.\n`)
    process.exit(1)
  }
}
