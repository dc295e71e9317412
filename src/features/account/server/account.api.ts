import { callerOf, implement } from '../../../server/api/implement.ts'
import { login, logout, userInfo } from '../account.contract.ts'
import { getUserInfo, logIn, logOut } from './account.service.ts'

export const accountApi = [
  implement(login, ({ sql }, { email, password }) => logIn(sql, email, password)),
  implement(logout, async ({ sql, token }) => {
    if (token) await logOut(sql, token)
    return {}
  }),
  implement(userInfo, (context) => getUserInfo(context.sql, callerOf(context).accountId)),
]
