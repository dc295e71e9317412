import { beforeEach, expect, test } from 'vitest'
import { openPendingPanel } from './pending-panel.ts'
import { choosePanel, closePanel, useSidePanel } from './side-panel-choice.ts'

beforeEach(closePanel)

test.each(['cart', 'favourites', 'rfq'] as const)(
  '[TOOL-09, TOOL-10, TOOL-11] choosing the list %s shows it',
  (name) => {
    choosePanel(name)
    expect(useSidePanel.getState().shown).toBe(name)
  },
)

test('[TOOL-12] choosing another list shows that one instead', () => {
  choosePanel('rfq')
  choosePanel('favourites')
  expect(useSidePanel.getState().shown).toBe('favourites')
})

test('[TOOL-13] choosing the same list again closes it', () => {
  choosePanel('rfq')
  choosePanel('rfq')
  expect(useSidePanel.getState().shown).toBeNull()
})

test('[TOOL-09, TOOL-10] the list chosen before the login is opened after it, also when it was open before', () => {
  for (const about of ['cart', 'favourites', 'favourites']) {
    openPendingPanel({ kind: 'openPanel', about })
    expect(useSidePanel.getState().shown).toBe(about)
  }
})

test.each([
  { kind: 'addToCart', about: { goodsId: 7, count: 2 } },
  { kind: 'openPanel', about: 'unknown' },
  { kind: 'addToCart', about: 'cart' },
])('%j opens no list', (action) => {
  openPendingPanel(action)
  expect(useSidePanel.getState().shown).toBeNull()
})
