import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './ask.ts'

/** So many people who read an address now and then. Each starts at another moment, as people do. */
export interface Readers {
  people: number
  token: string
  addresses: string[]
  /** Milliseconds between two calls of one of them. */
  pause: number
}

const { people, token, addresses, pause } = workerData as Readers // from `startReaders`
let working = true
parentPort?.once('message', () => {
  working = false
})

async function work(place: number): Promise<void> {
  await sleep((pause * place) / people)
  for (let turn = place; working; turn++) {
    await ask({ url: addresses[turn % addresses.length] ?? '', token })
    await sleep(pause)
  }
}

parentPort?.postMessage('ready')
await Promise.all(Array.from({ length: people }, (_, place) => work(place)))
parentPort?.close()
