import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { orNotFound } from './or-not-found.ts'

test('a found value is returned', async () => {
  expect(await orNotFound(Promise.resolve(7))).toBe(7)
})

test.each(['not_found', 'invalid_input'] as const)('%s is the not-found page', async (reason) => {
  await expect(orNotFound(Promise.reject(new AppError(reason, '')))).rejects.toMatchObject({ init: { status: 404 } })
})

test('other errors are rethrown', async () => {
  const trouble = new AppError('unavailable', 'The database is away')
  await expect(orNotFound(Promise.reject(trouble))).rejects.toBe(trouble)
})
