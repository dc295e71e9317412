import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { receiveNotices } from '#web/ui/overlays/notify.ts'
import { orLogin } from './or-login.ts'

test('[ERR-02, AUTH-39] a page whose login has expired says so and redirects to the login', async () => {
  let shown: string[] = []
  receiveNotices(({ message }) => shown.push(message))
  // Without those that wait: other files of this worker send notices, too.
  shown = []
  const thrown: unknown = await orLogin(Promise.reject(new AppError('no_identity', 'The login is over.'))).catch(
    (error) => error,
  )
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/login?type=login&isBack=true')
  expect(shown).toEqual(['The login is over.'])
})
