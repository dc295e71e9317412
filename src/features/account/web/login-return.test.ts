import { expect, test } from 'vitest'
import { isLoginPage, isOwnAddress } from './login-return.ts'

test.each(['/', '/goods/detail/7', '/comListSearch?goodsModel=lm358'])(
  'after login a buyer may return to %s',
  (address) => {
    expect(isOwnAddress(address)).toBe(true)
  },
)

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'there is no redirect to %j after login',
  (address) => {
    expect(isOwnAddress(address)).toBe(false)
  },
)

test('the login page is known however its address is written', () => {
  expect(['/login', '/Login', '/login/', '/loginHelp'].map(isLoginPage)).toEqual([true, true, true, false])
})
