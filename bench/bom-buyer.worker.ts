import { parentPort, workerData } from 'node:worker_threads'
import { type BomDeed, doOnce } from './bom-requests.ts'

let enough = false
parentPort?.once('message', () => {
  enough = true
})

// Whoever starts this thread says what is done.
const deed = workerData as BomDeed
const times: number[] = []
while (!enough) times.push(await doOnce(deed))
parentPort?.postMessage(times)
