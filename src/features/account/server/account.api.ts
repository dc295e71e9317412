import { callerOf, implement } from '../../../server/api/implement.ts'
import { networkOf } from '../../../server/limits/network-of.ts'
import { takeTurn } from '../../../server/limits/rate-limit.ts'
import { login, logout, userInfo } from '../account.contract.ts'
import { getUserInfo, logIn, logOut } from './account.service.ts'

/** Guessing passwords is slow work from one address. */
const LOGINS = { limit: 100, windowSeconds: 900 }

export const accountApi = [
  implement(login, async ({ sql, address }, { email, password }) => {
    await takeTurn(sql, `login:${networkOf(address)}`, LOGINS)
    return logIn(sql, email, password)
  }),
  implement(logout, async ({ sql, token }) => {
    if (token) await logOut(sql, token)
    return {}
  }),
  implement(userInfo, (context) => getUserInfo(context.sql, callerOf(context).accountId)),
]
