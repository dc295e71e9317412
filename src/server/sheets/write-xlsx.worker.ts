import { parentPort } from 'node:worker_threads'
import type { TableCell } from '#shared/csv/csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const rows: TableCell[][] = []

// Rows in slices, and at the end the name of their sheet.
parentPort?.on('message', async (message: TableCell[][] | string) => {
  if (typeof message !== 'string') return rows.push(...message)
  const bytes = new Uint8Array(await writeXlsx([{ name: message, rows }]))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
