import { implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import * as contract from '../staff-content.contract.ts'
import * as content from './content.service.ts'
import * as staff from './staff-content.service.ts'

/** Snapshot of the text for the audit trail. */
const snapshot = async (sql: Db, { articleId }: { articleId?: number | undefined }) => {
  if (articleId === undefined) return undefined
  return staff.getStaffArticle(sql, articleId).catch(() => undefined)
}

const pageSnapshot = (sql: Db, { pageName }: { pageName: string }) =>
  content.getStaffPage(sql, pageName).catch(() => undefined)

const questionSnapshot = async (sql: Db, { questionId }: { questionId?: number | undefined }) => {
  const { sections } = await staff.readStaffFaq(sql)
  return sections.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
}

export const staffContentApi = [
  implement(contract.staffPages, async ({ sql }) => {
    const { list } = await content.listStaffPages(sql)
    return { list, unwritten: content.listUnwritten(list) }
  }),
  implement(contract.staffPage, ({ sql }, { pageName }) => content.getStaffPage(sql, pageName)),
  implement(contract.savePage, ({ sql }, page) => content.savePage(sql, page), { snapshot: pageSnapshot }),
  implement(contract.removePage, ({ sql }, key) => content.removePage(sql, key), { snapshot: pageSnapshot }),
  implement(contract.previewText, ({ sql }, { body }) => staff.previewText(sql, body)),
  implement(contract.staffArticles, ({ sql }, page) => staff.listStaffArticles(sql, page)),
  implement(contract.staffArticle, ({ sql }, { articleId }) => staff.getStaffArticle(sql, articleId)),
  implement(contract.saveArticle, ({ sql }, article) => staff.saveArticle(sql, article), { snapshot }),
  implement(contract.removeArticle, ({ sql }, key) => staff.removeArticle(sql, key), { snapshot }),
  implement(contract.staffFaq, ({ sql }) => staff.readStaffFaq(sql)),
  implement(contract.saveQuestion, ({ sql }, question) => staff.saveQuestion(sql, question), {
    snapshot: questionSnapshot,
  }),
  implement(contract.removeQuestion, ({ sql }, key) => staff.removeQuestion(sql, key), { snapshot: questionSnapshot }),
]
