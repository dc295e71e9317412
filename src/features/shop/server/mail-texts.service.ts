import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { findMailTextProblem, type MailKind, type MailText } from '../mail-texts.rules.ts'
import { changeShop, type Editor, getShop } from './shop.service.ts'

export async function listMailTexts(sql: Db, kinds: readonly MailKind[]) {
  const { version, settings } = await getShop(sql)
  const mails = kinds.map(({ kind, name, placeholders, subject, title, body }) => {
    const own = settings.mailTexts[kind]
    return {
      kind,
      name,
      ...(own ?? { subject, title, body }),
      changed: own !== undefined,
      placeholders: Object.entries(placeholders).map(([placeholder, example]) => ({ name: placeholder, example })),
    }
  })
  return { version, mails }
}

interface Seen {
  version: number
  kind: string
}

function getKind(kinds: readonly MailKind[], wanted: string): MailKind {
  const kind = kinds.find((one) => one.kind === wanted)
  if (!kind) throw new AppError('not_found', 'There is no such mail.')
  return kind
}

export async function saveMailText(
  sql: Db,
  editor: Editor,
  kinds: readonly MailKind[],
  { version, kind, ...text }: Seen & MailText,
) {
  const problem = findMailTextProblem(getKind(kinds, kind), text)
  if (problem) throw new AppError('invalid_input', problem)
  const { mailTexts } = (await getShop(sql)).settings
  await changeShop(sql, editor, { version, changes: { mailTexts: { ...mailTexts, [kind]: text } } })
  return {}
}

export async function resetMailText(sql: Db, editor: Editor, kinds: readonly MailKind[], { version, kind }: Seen) {
  getKind(kinds, kind)
  const { [kind]: _gone, ...mailTexts } = (await getShop(sql)).settings.mailTexts
  await changeShop(sql, editor, { version, changes: { mailTexts } })
  return {}
}
