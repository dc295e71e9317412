import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { shopSitemap } from '#features/catalog/sitemap.contract.ts'
import { uploadContentPicture } from '#features/resource/staff-picture.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import { blogDetail, blogList, contentPage, faq } from '../content.contract.ts'
import { pictureMarkdown } from '../content.rules.ts'
import * as contract from '../staff-content.contract.ts'

const world = await createWorld(`staff_content_${process.env.VITEST_POOL_ID ?? '1'}`)
const writer = await world.staff('content')
const reader = world.visitor()

const article = {
  version: 0,
  title: 'Reels and tapes',
  summary: 'What comes on a reel.',
  topicName: 'Handling',
  body: '## First\n\nText with <script>alert(1)</script> and [a link](javascript:alert(1)).',
  coverPic: '',
  parts: [],
  state: 'published' as const,
  publishedAt: '2024-01-01T00:00:00.000Z',
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const isThere = (articleId: number) =>
  reader.call(blogDetail, { articleId }).then(
    () => true,
    () => false,
  )

describe('articles', () => {
  test('drafts and scheduled articles are visible to staff only until they are published', async () => {
    const { articleId } = await writer.call(contract.saveArticle, { ...article, state: 'draft' })
    expect(await isThere(articleId)).toBe(false)
    await writer.call(contract.saveArticle, { ...article, articleId, version: 1, publishedAt: inAnHour() })
    expect(await isThere(articleId)).toBe(false)
    const listed = async () =>
      (await reader.call(blogList, { keyword: 'Reels and tapes' })).list.map((one) => one.articleId)
    expect(await listed()).not.toContain(articleId)
    await world.sql`update article set published_at = now() - interval '1 second' where article_id = ${articleId}`
    expect(await isThere(articleId)).toBe(true)
    expect(await listed()).toContain(articleId)
  })

  test('scripts in texts are escaped, in the preview and in the store', async () => {
    const { html } = await writer.call(contract.previewText, { body: article.body })
    const { articleId } = await writer.call(contract.saveArticle, article)
    const shown = (await reader.call(blogDetail, { articleId })).html
    for (const text of [html, shown]) {
      expect(text).toContain('&lt;script&gt;')
      expect(text).not.toMatch(/<script|href="javascript/i)
    }
  })

  test('a preview leaves nothing in the audit trail; a change leaves the text before it', async () => {
    await writer.call(contract.previewText, { body: 'secret words' })
    const admin = await world.staff()
    expect((await admin.call(auditTrail, { action: contract.previewText.path })).list).toEqual([])
    const { articleId } = await writer.call(contract.saveArticle, article)
    await writer.call(contract.saveArticle, { ...article, articleId, version: 1, title: 'Other title' })
    const { list } = await admin.call(auditTrail, { keyword: String(articleId), action: contract.saveArticle.path })
    expect(list[0]).toMatchObject({ before: { title: 'Reels and tapes' }, after: { title: 'Other title' } })
  })

  test('a change from an old version is refused', async () => {
    const { articleId } = await writer.call(contract.saveArticle, article)
    await writer.call(contract.saveArticle, { ...article, articleId, version: 1, title: 'First' })
    const second = writer.call(contract.saveArticle, { ...article, articleId, version: 1, title: 'Second' })
    await expect(second).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect((await writer.call(contract.staffArticle, { articleId })).title).toBe('First')
    await writer.call(contract.removeArticle, { articleId, version: 2 })
    await expect(writer.call(contract.staffArticle, { articleId })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('a picture from another site is refused', async () => {
    const foreign = writer.call(contract.saveArticle, { ...article, coverPic: 'https://evil.example/x.png' })
    await expect(foreign).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})

test('a question is added to a section, changed, and removed with its section', async () => {
  const asked = { version: 0, sectionTitle: 'Reels', question: 'How long is a leader?', answer: 'At least **400 mm**.' }
  const { questionId } = await writer.call(contract.saveQuestion, asked)
  const shown = async () => (await reader.call(faq, {})).sections.find(({ title }) => title === 'Reels')
  expect((await shown())?.questions).toMatchObject([{ questionId, html: expect.stringContaining('<strong>400') }])
  const late = { ...asked, questionId, version: 9 }
  await expect(writer.call(contract.saveQuestion, late)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  await writer.call(contract.saveQuestion, { ...asked, questionId, version: 1, answer: 'Longer.' })
  await writer.call(contract.removeQuestion, { questionId, version: 2 })
  expect(await shown()).toBeUndefined()
})

describe('pictures of texts', () => {
  const picture = async (bytes?: Buffer) => ({
    bytes:
      bytes ??
      (await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#0a6b4e' } })
        .png()
        .toBuffer()),
    fileName: 'reel.png',
    contentType: 'image/png',
  })
  const upload = async () => writer.call(uploadContentPicture, { file: await picture() })
  const typeOf = async (url: string) => (await (await world.http()).inject({ url })).headers['content-type']

  test('pictures of saved texts stay public, others are deleted', async () => {
    const [shown, unused] = [await upload(), await upload()]
    expect(shown).toMatchObject({ width: 1600, height: 800 })
    const body = pictureMarkdown(shown, { alt: 'A reel "of" [tape]', caption: 'On its way' })
    const { articleId } = await writer.call(contract.saveArticle, { ...article, body })
    await makeDue(world.sql, { name: 'resource.discard' })
    await world.runJobs()
    expect([await typeOf(shown.url), await typeOf(unused.url)]).toEqual([
      'image/webp',
      'application/json; charset=utf-8',
    ])
    const { html } = await reader.call(blogDetail, { articleId })
    expect(html).toContain(`src="${shown.url}" alt="A reel &quot;of&quot; [tape]" width="1600" height="800"`)
    // Without an owner, so it stays when the author's account is deleted.
    const [row] = await world.sql`select account_id from resource where resource_id = ${shown.url.slice(-32)}`
    expect(row?.account_id).toBeNull()
    const gone = writer.call(contract.saveArticle, { ...article, body: `![x](${unused.url})` })
    await expect(gone).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('refuses other files and other roles', async () => {
    const odd = writer.call(uploadContentPicture, { file: await picture(Buffer.from('<svg onload=alert(1)>')) })
    await expect(odd).rejects.toMatchObject({ reason: 'unfit_file' })
    const others = (await world.staff('warehouse')).call(uploadContentPicture, { file: await picture() })
    await expect(others).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

test('an empty company page can be written and published', async () => {
  await world.sql`delete from content_page where page_name = 'exhibition-2025-japan'`
  const { unwritten } = await writer.call(contract.staffPages, {})
  expect(unwritten.map(({ pageName }) => pageName)).toContain('exhibition-2025-japan')
  const empty = await writer.call(contract.staffPage, { pageName: 'exhibition-2025-japan' })
  const { pageName, title, version } = empty
  const text = { pageName, title, version, summary: 'Hall 4', body: 'Come by.', state: 'published' as const }
  await writer.call(contract.savePage, text)
  expect(await reader.call(contentPage, { pageName })).toMatchObject({ published: true, summary: 'Hall 4' })
  await expect(writer.call(contract.savePage, text)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
})

test('an exhibition is added, published, listed for search engines and removed; the audit trail keeps its text', async () => {
  const pageName = 'exhibition-2026-munich'
  const text = { pageName, title: '2026 Munich', summary: 'Hall 4', body: 'Come by.', state: 'template' as const }
  const sitemap = async () => String((await reader.call(shopSitemap, {})).file.body)
  await writer.call(contract.savePage, { ...text, version: 0 })
  expect(await sitemap()).not.toContain('/exhibition/2026-munich')
  const again = writer.call(contract.savePage, { ...text, version: 0 })
  await expect(again).rejects.toMatchObject({
    reason: 'changed_meanwhile',
    message: expect.stringContaining('already a page'),
  })
  const { version } = await writer.call(contract.savePage, { ...text, state: 'published', version: 1 })
  expect(await reader.call(contentPage, { pageName })).toMatchObject({ published: true, summary: 'Hall 4' })
  expect(await sitemap()).toContain('/exhibition/2026-munich<')

  await expect(writer.call(contract.removePage, { pageName, version: 1 })).rejects.toMatchObject({
    reason: 'changed_meanwhile',
  })
  const clerk = await world.staff('warehouse')
  await expect(clerk.call(contract.removePage, { pageName, version })).rejects.toMatchObject({ reason: 'not_allowed' })
  await writer.call(contract.removePage, { pageName, version })
  await expect(reader.call(contentPage, { pageName })).rejects.toMatchObject({ reason: 'not_found' })
  const { list } = await (await world.staff()).call(auditTrail, { area: 'content', pageSize: 1 })
  expect(list[0]?.before).toMatchObject({ body: 'Come by.' })

  const policy = writer.call(contract.removePage, { pageName: 'privacy', version: 1 })
  await expect(policy).rejects.toMatchObject({ reason: 'wrong_status' })
  const nowhere = writer.call(contract.savePage, { ...text, pageName: 'imprint', version: 0 })
  await expect(nowhere).rejects.toMatchObject({ reason: 'not_found' })
})

test('the audit trail has a question as it was before it was changed or removed', async () => {
  const question = { sectionTitle: 'Payment', question: `Which ${randomUUID()}?`, answer: 'This one.' }
  const { questionId } = await writer.call(contract.saveQuestion, { ...question, version: 0 })
  const before = async () => {
    const { list } = await (await world.staff()).call(auditTrail, { area: 'content', pageSize: 1 })
    return list[0]?.before
  }
  const asked = async () => {
    const { sections } = await writer.call(contract.staffFaq, {})
    return sections.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
  }
  const version = async () => (await asked())?.version ?? 0
  await writer.call(contract.saveQuestion, { ...question, answer: 'That one.', questionId, version: await version() })
  expect(await before()).toMatchObject({ answer: 'This one.' })
  await writer.call(contract.removeQuestion, { questionId, version: await version() })
  expect(await before()).toMatchObject({ answer: 'That one.' })
})
