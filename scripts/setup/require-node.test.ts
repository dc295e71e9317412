import { expect, test } from 'vitest'
import { nodeProblem } from './require-node.mjs'

test.each(['18.20.8', '16.0.0', '19.9.0'])('Node %s is refused in one line', (version) => {
  expect(nodeProblem(version)).toBe(`Node 20 or newer is needed, this is Node ${version}.`)
})

test.each(['20.0.0', '22.18.0', '26.10.0'])('Node %s is accepted', (version) => {
  expect(nodeProblem(version)).toBe('')
})
