import { describe, expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { describeFailure } from './page-failure.ts'

describe('a page that cannot be shown', () => {
  test('[ERR-16] an id that is no id is a page that could not be found', () => {
    expect(describeFailure(new AppError('invalid_input', 'goodsId: Invalid input')).status).toBe(404)
    expect(describeFailure(new AppError('not_found', 'This part is not in the catalogue.')).status).toBe(404)
  })

  test('[ERR-17] other refusals show their status and the server’s message', () => {
    expect(describeFailure(new AppError('unavailable', 'Back in a moment.'))).toEqual({
      status: 503,
      message: 'Back in a moment.',
    })
    expect(describeFailure(new AppError('no_identity', 'Please log in.')).status).toBe(401)
    expect(describeFailure(new AppError('wrong_status', 'The order is closed.')).status).toBe(400)
    expect(describeFailure(new AppError('fault', 'The store answered 502.', { answered: 502 })).status).toBe(502)
  })

  test('[ERR-18] an unexpected error is 500 without its message', () => {
    const failure = describeFailure(new Error('connect ECONNREFUSED 10.0.0.3:5432'))
    expect(failure.status).toBe(500)
    expect(failure.message).not.toContain('ECONNREFUSED')
  })
})
