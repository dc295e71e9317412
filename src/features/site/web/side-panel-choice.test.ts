import { beforeEach, expect, test } from 'vitest'
import { choosePanel, closePanel, useSidePanel } from './side-panel-choice.ts'

beforeEach(closePanel)

test('[TOOL-11] choosing the RFQ list shows it', () => {
  choosePanel('rfq')
  expect(useSidePanel.getState().shown).toBe('rfq')
})

test('[TOOL-13] choosing the same list again closes it', () => {
  choosePanel('rfq')
  choosePanel('rfq')
  expect(useSidePanel.getState().shown).toBeNull()
})
