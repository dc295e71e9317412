import { implement } from '#server/api/implement.ts'
import * as contract from '../need.contract.ts'
import { submitNeed } from './need.service.ts'

export const needApi = [
  implement(contract.submitNeed, async ({ sql, address, identity }, need) => ({
    needNo: await submitNeed(sql, need, { address, accountId: identity?.accountId ?? null }),
  })),
]
