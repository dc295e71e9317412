import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import * as queries from './load-content.queries.ts'
import { parseSource, questionsIn, type SourceText } from './source-text.ts'

const CONTENT = join(import.meta.dirname, '..')

type Keep = (tx: Tx, text: SourceText, name: string) => Promise<void>

/** The folders of texts that come with the store, and how each becomes rows. */
const folders: Record<string, Keep> = { articles: keepArticle, faq: keepSection, pages: keepPage }

/**
 * Loads the texts that came with this version and are not known yet. Each is loaded once in the life of a database: what
 * the owner has changed stays changed, and what they have deleted stays deleted.
 */
export async function loadContent(sql: Sql): Promise<void> {
  const known = new Set((await queries.listSources(sql)).map((row) => row.source))
  for (const [folder, keep] of Object.entries(folders)) {
    for (const file of (await readdir(join(CONTENT, folder))).sort()) {
      const source = `${folder}/${file}`
      if (!file.endsWith('.md') || known.has(source)) continue
      const text = parseSource(await readFile(join(CONTENT, source), 'utf8'), source)
      await inTransaction(sql, async (tx) => {
        // Another process that starts at the same time waits here and then finds it done.
        const [mine] = await queries.insertSource(tx, source)
        if (mine) await keep(tx, text, file.replace(/^\d+-|\.md$/g, ''))
      })
    }
  }
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

async function keepPage(tx: Tx, text: SourceText, pageName: string): Promise<void> {
  await queries.insertPage(tx, {
    pageName,
    title: text.field('title'),
    summary: text.field('summary'),
    body: text.body,
    changedAt: new Date(text.field('changed')),
  })
}
