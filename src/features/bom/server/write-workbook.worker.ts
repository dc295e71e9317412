import { parentPort, workerData } from 'node:worker_threads'
import { type Sheet, writeXlsx } from '#server/sheets/write-xlsx.ts'

// workerData: the sheets of one workbook.
const bytes = new Uint8Array(await writeXlsx(workerData as Sheet[]))
parentPort?.postMessage(bytes, [bytes.buffer])
