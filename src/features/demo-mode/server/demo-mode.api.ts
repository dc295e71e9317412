import { implement } from '#server/api/implement.ts'
import { demoLogins } from '../demo-mode.contract.ts'
import { listDemoLogins } from './demo-mode.service.ts'

export const demoModeApi = [implement(demoLogins, async ({ sql }) => ({ list: await listDemoLogins(sql) }))]
