import { implement } from '#server/api/implement.ts'
import * as contract from '../../staff-navigation.contract.ts'
import { readStaffNavigation, saveNavigation } from './navigation.service.ts'

export const staffNavigationApi = [
  implement(contract.staffNavigation, ({ sql }) => readStaffNavigation(sql)),
  implement(contract.saveNavigation, ({ sql }, edit) => saveNavigation(sql, edit), {
    snapshot: async (sql, { place }) => ({ [place]: (await readStaffNavigation(sql))[place] }),
  }),
]
