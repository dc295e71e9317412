import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import type { Call } from '#shared/endpoint.ts'
import { relatedGoods } from '../../catalog.contract.ts'
import { Alternatives } from './alternatives.tsx'
import { readGoodsPage } from './goods-read.ts'

test('[ERR-09] the page of a part shows why its alternatives could not be loaded, on server and browser', async () => {
  const goods = { goodsId: 7, goodsModel: 'LM358DR' }
  const call = ((endpoint: unknown) =>
    endpoint === relatedGoods
      ? Promise.reject(new AppError('unavailable', 'The list is being counted.'))
      : Promise.resolve(goods)) as Call
  const page = await readGoodsPage(call, 7, 1)
  expect(page.goods).toBe(goods)
  expect(renderToStaticMarkup(createElement(Alternatives, { goods, ...page.alternatives }))).toMatch(
    /role="alert"[^>]*>The list is being counted\.</,
  )
})

test('a bug while they are read is not hidden', async () => {
  const call = (() => Promise.reject(new TypeError('bug'))) as Call
  await expect(readGoodsPage(call, 7, 1)).rejects.toThrow(TypeError)
})
