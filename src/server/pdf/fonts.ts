import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { ComposedFont, FontFace } from './composed-font.ts'

export type FontStyle = 'sans' | 'bold' | 'mono'

/** Latin, Greek, Cyrillic and the signs of the trade. */
const BASE: Record<FontStyle, string> = {
  sans: '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  bold: '@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf',
  mono: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-700-normal.woff2',
}

/** Chinese, Japanese, Korean: about 120 files each, by how often signs are used. */
type Family = 'noto-sans-sc' | 'noto-sans-jp' | 'noto-sans-kr'
const FAMILIES: Family[] = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
/** Ideographs differ between China and Japan; a document with kana is Japanese. */
const JAPANESE: Family[] = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr']
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Fonts that have every sign of these texts that we can print. Files that were read stay in memory. */
export async function loadFonts(texts: string): Promise<Record<FontStyle, ComposedFont>> {
  const [sans, bold, mono] = await Promise.all([loadBase('sans'), loadBase('bold'), loadBase('mono')])
  const others = [...new Set(texts.normalize())].filter((sign) => !bold.find(sign))
  const files = others.length > 0 ? await loadFiles(others, KANA.test(texts) ? JAPANESE : FAMILIES) : undefined
  const compose = (name: string, faces: FontFace[], weight: keyof FontFile) =>
    new ComposedFont(name, (sign) => faces.find((face) => face.find(sign)) ?? files?.get(sign)?.[weight])
  return {
    sans: compose('IBMPlexSans', [sans], 'regular'),
    bold: compose('IBMPlexSans-Bold', [bold], 'bold'),
    mono: compose('IBMPlexMono-Bold', [mono, bold], 'bold'),
  }
}

const loadBase = (style: FontStyle) => keep(style, async () => new FontFace(await readFont(BASE[style])))

interface FontFile {
  regular: FontFace
  bold: FontFace
}

/** The first of the families that has a sign. */
async function loadFiles(signs: string[], families: Family[]): Promise<Map<string, FontFile>> {
  const indexes = await Promise.all(families.map(async (family) => ({ family, parts: await loadIndex(family) })))
  const files = new Map<string, FontFile>()
  for (const sign of signs) {
    const code = sign.codePointAt(0) ?? 0
    for (const { family, parts } of indexes) {
      const part = parts.get(code)
      const file = part ? await loadFile(family, part) : undefined
      if (!file?.regular.find(sign)) continue
      files.set(sign, file)
      break
    }
  }
  return files
}

/** Which file has a sign. */
const loadIndex = (family: Family) =>
  keep(`index of ${family}`, async () => {
    const ranges: Record<string, string> = JSON.parse(
      await readFile(pathOf(`@fontsource-variable/${family}/unicode.json`), 'utf8'),
    )
    const parts = new Map<number, string>()
    for (const [part, list] of Object.entries(ranges))
      for (const range of list.split(',')) {
        const [first = 0, last = first] = range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        for (let code = first; code <= last; code++) parts.set(code, part.replace(/[[\]]/g, ''))
      }
    return parts
  })

const loadFile = (family: Family, part: string) =>
  keep(`${family}-${part}`, async (name): Promise<FontFile> => {
    const font = await readFont(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`)
    const faceOf = (wght: number) => new FontFace(font.getVariation({ wght }))
    return { regular: faceOf(400), bold: faceOf(700) }
  })

/** fontkit reads WOFF2, but not its variations. */
async function readFont(path: string): Promise<Font> {
  const file = await readFile(pathOf(path))
  const font = create(path.endsWith('.woff2') ? Buffer.from(await decompress(file)) : file)
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts`)
  return font
}

const pathOf = (path: string): string => createRequire(import.meta.url).resolve(path)

const kept = new Map<string, Promise<unknown>>()
/** All signs of all files would take 400 MB. A document that needs more than these still gets them. */
const MAX_KEPT = 80

/** Loads a thing and keeps it in the process; what was used longest ago makes room. */
function keep<T>(name: string, load: (name: string) => Promise<T>): Promise<T> {
  const loading = (kept.get(name) as Promise<T> | undefined) ?? load(name)
  kept.delete(name)
  kept.set(name, loading)
  const [oldest = ''] = kept.keys()
  if (kept.size > MAX_KEPT) kept.delete(oldest)
  loading.catch(() => kept.delete(name))
  return loading
}
