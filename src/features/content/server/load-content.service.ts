import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import * as queries from './load-content.queries.ts'
import { parseSource, questionsIn, type SourceText } from './source-text.ts'

/** Texts of every new store: templates of policies, and pages about using the store. */
const TEMPLATES = join(import.meta.dirname, '../templates')

/** Returns the id of the row that a text has become. */
type Keep = (tx: Tx, text: SourceText, name: string) => Promise<string>

/** The folders that texts come in, and how each becomes rows. */
const keepers: Record<string, Keep> = {
  articles: saveArticle,
  faq: saveSection,
  pages: savePage,
  templates: saveTemplate,
}

export const loadContent = (sql: Sql): Promise<void> => loadFolder(sql, TEMPLATES)

/**
 * Loads new texts of a folder; its name gives their kind. Each is loaded once per
 * database: changes and deletions by the owner stay.
 */
export async function loadFolder(sql: Sql, folder: string): Promise<void> {
  const known = new Set((await queries.listSources(sql)).map((row) => row.source))
  for (const { source, text, name, keep } of await readFolder(folder)) {
    if (known.has(source)) continue
    await inTransaction(sql, async (tx) => {
      // A concurrent process waits here and then finds it done.
      const [mine] = await queries.insertSource(tx, source)
      if (mine) await queries.noteItem(tx, source, await keep(tx, text, name))
    })
  }
}

/** Removes unchanged texts of the demo and restores the templates. */
export async function withdrawDemoTexts(sql: Sql): Promise<void> {
  await queries.withdrawDemoTexts(sql)
  await loadContent(sql)
}

async function readFolder(folder: string) {
  const kind = basename(folder)
  const keep = keepers[kind]
  if (!keep) throw new Error(`no texts are kept in a folder called ${kind}`)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (file) => {
      const source = `${kind}/${file}`
      const text = parseSource(await readFile(join(folder, file), 'utf8'), source)
      return { source, text, keep, name: file.replace(/^\d+-|\.md$/g, '') }
    }),
  )
}

async function saveArticle(tx: Tx, text: SourceText): Promise<string> {
  await queries.insertTopic(tx, text.field('topic'))
  const [article] = await queries.insertArticle(tx, {
    topicName: text.field('topic'),
    title: text.field('title'),
    summary: text.field('summary'),
    body: text.body,
    coverPic: text.field('cover'),
    parts: text.list('parts'),
    publishedAt: new Date(text.field('published')),
  })
  if (!article) throw new Error('the article was not kept')
  return String(article.articleId)
}

async function saveSection(tx: Tx, text: SourceText): Promise<string> {
  const position = Number(text.field('position'))
  const [section] = await queries.insertSection(tx, position, text.field('title'))
  if (!section) throw new Error('the section was not kept')
  const changedAt = new Date(text.field('changed'))
  for (const [place, { question, answer }] of questionsIn(text.body).entries()) {
    await queries.insertQuestion(tx, { ...section, position: place + 1, question, answer, changedAt })
  }
  return String(section.sectionId)
}

const pageOf = (text: SourceText, pageName: string) => ({
  pageName,
  title: text.field('title'),
  summary: text.field('summary'),
  body: text.body,
  changedAt: new Date(text.field('changed')),
})

/** Replaces an unchanged template. */
async function savePage(tx: Tx, text: SourceText, pageName: string): Promise<string> {
  await queries.deleteUntouchedTemplate(tx, pageName)
  await queries.insertPage(tx, { ...pageOf(text, pageName), state: 'published' })
  return pageName
}

async function saveTemplate(tx: Tx, text: SourceText, pageName: string): Promise<string> {
  const state = text.field('state') === 'published' ? 'published' : 'template'
  await queries.insertPage(tx, { ...pageOf(text, pageName), state })
  return pageName
}
