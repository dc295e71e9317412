import type { TestProject } from 'vitest/node'
import { startTemplate } from '../databases/template-database.ts'
import { writeDeclaredRows } from './declared-rows.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the store of the journeys puts its mails. */
    outbox: string
    templateUrl: string
    /** The same with a host and a port. */
    tcpUrl: string
    storeUrl: string
  }
}

export default async function setup(project: TestProject) {
  writeDeclaredRows()
  const template = await startTemplate()
  project.provide('templateUrl', template.url)
  project.provide('tcpUrl', template.tcpUrl)
  return template.stop
}
