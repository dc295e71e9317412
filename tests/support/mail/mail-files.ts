import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ReceivedMail {
  subject: string
  text: string
  /** Addresses in the text, without the store's own part: `/login?…`. */
  links: string[]
}

/** The newest mail in a folder to somebody whose subject fits and whose text has the given words. */
export async function newestMail(
  folder: string,
  to: string,
  subject: RegExp,
  words = '',
  read = new Set<string>(),
): Promise<ReceivedMail | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !read.has(name)).sort()
  for (const name of names.reverse()) {
    const mail = parse(await readFile(join(folder, name), 'utf8'))
    read.add(name)
    if (mail.to.includes(to) && subject.test(mail.subject) && mail.text.includes(words)) return mail
  }
  return undefined
}

/** As much of a mail as our own mailer writes: unfolded headers, a text part in quoted-printable, base64 or as it is. */
function parse(source: string): ReceivedMail & { to: string } {
  const [head = '', ...rest] = source.split('\n\n')
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head.replace(/\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''
  const body = rest.join('\n\n')
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1]
  const part = body.split(`--${boundary}`).find((one) => /content-type: text\/plain/i.test(one)) ?? body
  const [partHead = '', ...lines] = part.trimStart().split('\n\n')
  const text = decode(lines.join('\n\n'), /content-transfer-encoding: (\S+)/i.exec(partHead)?.[1] ?? '')
  const links = [...text.matchAll(/https?:\/\/[^/\s]+(\/\S*)/g)].map((match) => match[1] ?? '/')
  return { to: header('To'), subject: decodeWords(header('Subject')), text, links }
}

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? unquote(text) : text
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?(q|b)\?([^?]*)\?=\s*/gi, (_all, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replaceAll('_', ' ')),
  )
