import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Visit } from './visitor.ts'

/** Steps on the BOM pages, for browser tests. */

/** A number that is not in the catalogue and not similar to any other. */
export const unknownNumber = () => `ZQX${randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()}`

/** A file as a picker gives it. */
export type Sent = { name: string; mimeType: string; buffer: Buffer }

export const csv = (name: string, rows: string[][]): Sent => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')),
})

export const sendFile = (page: Page, file: Sent) => page.getByLabel('Choose a file').setInputFiles(file)

/** Pastes a list and goes on to its columns. */
export async function paste({ page, open }: Visit, text: string) {
  await open('/bom')
  await page.getByLabel('Or paste it').fill(text)
  await page.getByRole('button', { name: 'Import' }).click()
}

/** From the columns to the result. */
export async function findParts(page: Page) {
  await page.getByRole('button', { name: 'Find these parts' }).click()
  await page.waitForURL('**/bomResult')
  await page.getByRole('table', { name: 'Lines of the bill of materials' }).waitFor()
}

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

export const boardsField = (page: Page) => page.getByRole('spinbutton', { name: 'Boards' })

export const setBoards = (page: Page, boards: number) => boardsField(page).fill(String(boards))
