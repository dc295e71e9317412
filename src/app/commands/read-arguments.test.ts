import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

const FILE = pathToFileURL(join(import.meta.dirname, 'read-arguments.ts')).href
const OPTIONS = { kind: { type: 'string' } } as const

function readInProcess(...args: string[]) {
  const code = `
    import { readArguments } from ${JSON.stringify(FILE)}
    readArguments(${JSON.stringify({ args, options: OPTIONS })})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' })
  return { status, stderr }
}

test.each([
  [['--foo'], "ohmstead: Unknown option '--foo'. --help lists the options.\n"],
  [['--kind'], "ohmstead: Option '--kind <value>' argument missing. --help lists the options.\n"],
])('%j ends the command with one line', (args, stderr) => {
  expect(readInProcess(...args)).toEqual({ status: 1, stderr })
})

test('known options are read', () => {
  expect(readArguments({ args: ['--kind', 'full'], options: OPTIONS }).values).toEqual({ kind: 'full' })
})
