import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import * as queries from './load-content.queries.ts'
import { parseSource, questionsIn, type SourceText } from './source-text.ts'

/** Texts that come with every store: templates of policies, and pages that tell how the store is used. */
const TEMPLATES = join(import.meta.dirname, '../templates')

type Keep = (tx: Tx, text: SourceText, name: string) => Promise<void>

/** The folders that texts come in, and how each becomes rows. */
const keepers: Record<string, Keep> = {
  articles: keepArticle,
  faq: keepSection,
  pages: keepPage,
  templates: keepTemplate,
}

export const loadContent = (sql: Sql): Promise<void> => loadFolder(sql, TEMPLATES)

/**
 * Loads the texts of a folder that are not known yet; its name says what they are. Each is loaded once in the life of a
 * database: what the owner has changed stays changed, and what they have deleted stays deleted.
 */
export async function loadFolder(sql: Sql, folder: string): Promise<void> {
  const known = new Set((await queries.listSources(sql)).map((row) => row.source))
  for (const { source, text, name, keep } of await readFolder(folder)) {
    if (known.has(source)) continue
    await inTransaction(sql, async (tx) => {
      // Another process that starts at the same time waits here and then finds it done.
      const [mine] = await queries.insertSource(tx, source)
      if (mine) await keep(tx, text, name)
    })
  }
}

/** Takes back what `loadFolder` has loaded, as far as nobody has changed it since. */
export async function withdrawFolder(tx: Tx, folder: string): Promise<void> {
  const kind = basename(folder)
  for (const { source, text, name } of await readFolder(folder)) {
    if (kind === 'articles') await queries.deleteArticle(tx, text.field('title'), text.body)
    if (kind === 'faq') await withdrawSection(tx, text)
    if (kind === 'pages') await queries.deletePage(tx, name, text.body)
    await queries.deleteSource(tx, source)
    // Its template may come again.
    await queries.deleteSource(tx, `templates/${name}.md`)
  }
  await queries.deleteEmptyTopics(tx)
}

async function withdrawSection(tx: Tx, text: SourceText): Promise<void> {
  const came = questionsIn(text.body).map(({ question, answer }) => `${question}\n${answer}`)
  await queries.deleteSection(tx, text.field('title'), came)
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

async function keepArticle(tx: Tx, text: SourceText): Promise<void> {
  await queries.insertTopic(tx, text.field('topic'))
  await queries.insertArticle(tx, {
    topicName: text.field('topic'),
    title: text.field('title'),
    summary: text.field('summary'),
    body: text.body,
    coverPic: text.field('cover'),
    parts: text.list('parts'),
    publishedAt: new Date(text.field('published')),
  })
}

async function keepSection(tx: Tx, text: SourceText): Promise<void> {
  const position = Number(text.field('position'))
  const [section] = await queries.insertSection(tx, position, text.field('title'))
  if (!section) throw new Error('the section was not kept')
  const changedAt = new Date(text.field('changed'))
  for (const [place, { question, answer }] of questionsIn(text.body).entries()) {
    await queries.insertQuestion(tx, { ...section, position: place + 1, question, answer, changedAt })
  }
}

const pageOf = (text: SourceText, pageName: string) => ({
  pageName,
  title: text.field('title'),
  summary: text.field('summary'),
  body: text.body,
  changedAt: new Date(text.field('changed')),
})

/** Takes the place of a template that nobody has touched. */
async function keepPage(tx: Tx, text: SourceText, pageName: string): Promise<void> {
  await queries.deleteUntouchedTemplate(tx, pageName)
  await queries.insertPage(tx, { ...pageOf(text, pageName), state: 'published' })
}

async function keepTemplate(tx: Tx, text: SourceText, pageName: string): Promise<void> {
  const state = text.field('state') === 'published' ? 'published' : 'template'
  await queries.insertPage(tx, { ...pageOf(text, pageName), state })
}
