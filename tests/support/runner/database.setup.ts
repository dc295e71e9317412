import type { TestProject } from 'vitest/node'
import { startTemplate } from '../template-database.ts'
import { writeDeclaredRows } from './declared-rows.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the store of the journeys puts its mails. */
    outbox: string
    templateUrl: string
    /** The same through a socket: a statement costs three quarters of what it costs over TCP. */
    socketUrl: string
    storeUrl: string
  }
}

export default async function setup(project: TestProject) {
  writeDeclaredRows()
  const template = await startTemplate()
  project.provide('templateUrl', template.url)
  project.provide('socketUrl', template.socketUrl)
  return template.stop
}
