import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { get } from './staff-store.ts'

/** So many people who read an address every second. Each starts at another moment of it, as people do. */
export interface Readers {
  people: number
  token: string
  addresses: string[]
}

const { people, token, addresses } = workerData as Readers // from `startReaders`
let working = true
parentPort?.once('message', () => {
  working = false
})

async function work(place: number): Promise<void> {
  await sleep((1000 * place) / people)
  for (let turn = place; working; turn++) {
    await get(addresses[turn % addresses.length] ?? '', token)
    await sleep(1000)
  }
}

await Promise.all(Array.from({ length: people }, (_, place) => work(place)))
parentPort?.close()
