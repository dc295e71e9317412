import { parentPort, workerData } from 'node:worker_threads'
import { type BomAction, doOnce } from './bom-requests.ts'

let enough = false
parentPort?.once('message', () => {
  enough = true
})

// Whoever starts this thread says what is done.
const action = workerData as BomAction
const times: number[] = []
while (!enough) times.push(await doOnce(action))
parentPort?.postMessage(times)
