import { afterAll, expect, test } from 'vitest'
import { PreparedAnswer } from '#server/api/prepared-answer.ts'
import type { UploadedBom } from '../../bom-reading.contract.ts'
import type { ReadingOptions } from './read-bom.ts'
import { type ReaderThread, startReader } from './reader-thread.ts'

/** The CPU time that every file gets, whatever else runs on the machine. */
const LIMITS = {
  timeMs: 2000,
  patienceMs: 120_000,
  memory: { maxOldGenerationSizeMb: 72, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 },
}

let thread: ReaderThread | undefined
afterAll(() => thread?.end())

async function read(text: string, options: ReadingOptions = {}): Promise<UploadedBom> {
  try {
    if (!thread) {
      thread = startReader(LIMITS)
      await thread.read(Buffer.from('MPN,Qty\nLM358DR,2\n'), {})
    }
    const answer = await thread.read(Buffer.from(text), options)
    if ('refusal' in answer) throw new Error(answer.refusal.message)
    return new PreparedAnswer(answer.packed, { packed: true }).read() as UploadedBom // made by the reader
  } catch (error) {
    thread?.end()
    thread = undefined
    throw error
  }
}

/** Cells of one character or group again and again, for which patterns with two ways to read it take long. */
const HOSTILE = [
  ['numbers of parts', 'A1-', '!'],
  ['digits', '1', 'x'],
  ['digits and letters', '1a', '\u00e9'],
  ['dashes behind a value', '10k-', '!'],
  ['dashes', '-', 'x'],
  ['marks', '(opt', '!'],
  ['brackets', '(', 'x'],
  ['stars', '*', 'x'],
  ['spaces', '\u2003', 'x'],
  ['dots', '.', 'x'],
  ['points behind a sum', 'sum.', 'x'],
  ['slashes', 'NA/1', '\u00e9'],
] as const

const ROLES = ['model', 'count', 'ref', 'description', 'brandName', 'fitted', 'other'] as const

test.each(HOSTILE)('a long cell of %s is read within the time of a file', async (_what, piece, end) => {
  const cell = `1${piece.repeat(Math.ceil(1500 / piece.length))}${end}`
  for (const role of ROLES) {
    const bom = await read(`A,B,C\n${`"${cell}",5,x\n`.repeat(900)}`, {
      headerRow: 0,
      roles: [role, role === 'count' ? 'model' : 'count', role === 'description' ? 'other' : 'description'],
    })
    expect(bom.rows).toHaveLength(901)
  }
})

test('the file that kept others waiting is read', async () => {
  expect((await read(`${'A1-'.repeat(300)}!,5\n`.repeat(900))).rows).toHaveLength(900)
})

test.each([
  ['commas', ','],
  ['marks of a quantity', 'qty: '],
  ['digits', '1'],
  ['spaces', ' '],
  ['numbers', '1a '],
  ['dashes', ' - '],
])('a pasted line of %s is read within the time of a file', async (_what, piece) => {
  const line = `LM358 A${piece.repeat(Math.ceil(900 / piece.length))}x 5`
  const list = Array.from({ length: 40 }, (_, n) => `LM358DR${n} - ${n + 1} pcs\n`).join('')
  const bom = await read(`Hello\n${list}${`${line}\n`.repeat(30)}`)
  expect(bom.rows.length).toBeGreaterThan(70)
})

test('a heading with a long name does not cost its length on every row', async () => {
  const bom = await read(`MPN,Qty,${'Remark '.repeat(4000)}\n${'LM358DR,2,,x\n'.repeat(10_000)}`)
  expect(bom.lines).toHaveLength(10_000)
})

test('many columns do not cost their names on every row', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `Own column ${n}`)
  const cells = names.map(() => 'x').join(',')
  const bom = await read(`MPN,Qty,${names.join(',')}\n${`LM358DR,2,${cells}\n`.repeat(9000)}`)
  expect(bom.lines).toHaveLength(9000)
})

test('rows that continue the one above do not cost all references again', async () => {
  const rows = Array.from(
    { length: 9000 },
    (_, row) => `,,"${Array.from({ length: 10 }, (_, n) => `R${row * 10 + n}`)}"`,
  )
  const bom = await read(`MPN,Qty,Ref\nLM358DR,90001,C1\n${rows.join('\n')}\n`)
  expect(bom.lines).toMatchObject([{ model: 'LM358DR', ref: { length: 90_001 } }])
})

test('of very many alternates the first are read', async () => {
  const numbers = (row: number) => Array.from({ length: 400 }, (_, n) => `LM${row}X${n}DR`).join(';')
  const rows = Array.from({ length: 800 }, (_, row) => `,"${numbers(row)}",`)
  const bom = await read(`Ref,MPN,Qty\nC1,LM358DR,1\n${rows.join('\n')}\n`)
  expect(bom.lines[0]?.alternatives).toHaveLength(20)
})
