import type { FaqSection, Question } from './content.contract.ts'

/** Longer titles are cut where articles are listed. */
export const BLOG_TITLE = 40

const WORDS_A_MINUTE = 220

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))

export const articleAddress = (articleId: number): string => `/blog/detail/${articleId}`

export const faqAddress = (index: number): string => `/FAQ/faq?index=${index}`

export const SHIPPING_ADDRESS = '/FAQ/yunshu?yunshu=true'

/** The section of the URL; the first when there is no such section. */
export const chosenSection = (sections: readonly FaqSection[], index: string | null): FaqSection | undefined =>
  sections.find((section) => String(section.index) === index) ?? sections[0]

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Rendered text as it reads. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function holdsAll(question: Question, words: string[]): boolean {
  const text = `${question.question} ${plainText(question.html)}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The questions that hold every word, under their sections; sections without one are left out. */
export function findQuestions(sections: readonly FaqSection[], keyword: string): FaqSection[] {
  const words = wordsOf(keyword)
  return sections
    .map((section) => ({ ...section, questions: section.questions.filter((question) => holdsAll(question, words)) }))
    .filter((section) => section.questions.length > 0)
}

/** A section of a text as a magazine lays it out: the words, and the drawings that go beside or below them. */
export interface StorySection {
  words: string
  drawings: string[]
}

const FIGURE = /<figure>[\s\S]*?<\/figure>/g

/** Rendered text by section. The first is the content before any heading, which may be empty. */
export const storyOf = (html: string): [StorySection, ...StorySection[]] => {
  const sections = html.split(/(?=<h2 )/)
  const opening = sections[0]?.startsWith('<h2 ') ? '' : (sections.shift() ?? '')
  return [sectionOf(opening), ...sections.map(sectionOf)]
}

const sectionOf = (html: string): StorySection => ({
  words: html.replace(FIGURE, '').trim(),
  drawings: html.match(FIGURE) ?? [],
})

interface UploadedPicture {
  url: string
  width: number
  height: number
}

/** Markdown of a picture with its size; texts are escaped. */
export function pictureMarkdown(
  { url, width, height }: UploadedPicture,
  words: { alt: string; caption: string },
): string {
  const alt = words.alt.replace(/[\\[\]]/g, '\\$&')
  const caption = words.caption.replace(/[\\"]/g, '\\$&')
  return `![${alt}](${url}#${width}x${height}${caption === '' ? '' : ` "${caption}"`})`
}

/** Pages that have a URL in every store, and no text until the owner writes one. */
export const OPTIONAL_PAGES: Readonly<Record<string, string>> = {
  'company-profile': 'Company profile',
  advantages: 'Advantages',
  'core-value': 'Core value',
  certification: 'Certification',
  'interview-video': 'Interview video',
  'exhibition-2024-germany': '2024 Germany Exhibition',
  'exhibition-2025-japan': '2025 Japan Exhibition',
}

const PAGE_ADDRESSES: Readonly<Record<string, string>> = {
  privacy: '/privacy',
  'terms-of-use': '/termsOfUs',
  'refund-and-return': '/returnagree',
  'technical-support-system': '/technicalSupport',
  'transportation-and-payment': '/FAQ/yunshu',
  'company-profile': '/companyProfil',
  certification: '/authentication',
  advantages: '/advantage',
  'core-value': '/coreValue',
  'interview-video': '/interviewVideo',
  'contact-us': '/contactUs',
  'exhibition-2024-germany': '/exhibition',
  'exhibition-2025-japan': '/exhibition2025',
  'demo-tour': '/demo',
}

/** An exhibition that the owner has added: its page is named after its title. */
const EXHIBITION = /^exhibition-([a-z0-9-]+)$/

/** Where the store shows a text; undefined when it has no page for it. */
export function pageAddressOf(pageName: string): string | undefined {
  const [, exhibition] = EXHIBITION.exec(pageName) ?? []
  return PAGE_ADDRESSES[pageName] ?? (exhibition && `/exhibition/${exhibition}`)
}

const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGE_ADDRESSES).map(([pageName, path]) => [path.toLowerCase(), pageName]),
)

/** The name of the text that an address shows. */
export function pageNameAt(path: string): string | undefined {
  const tidied = path.toLowerCase().replace(/\/+$/, '')
  const [, exhibition] = /^\/exhibition\/([a-z0-9-]+)$/.exec(tidied) ?? []
  return NAMES[tidied] ?? (exhibition && `exhibition-${exhibition}`)
}

export const isExhibition = (pageName: string): boolean => EXHIBITION.test(pageName)

/** Texts that a shop can do without. The policies are not among them. */
export const isRemovable = (pageName: string): boolean =>
  isExhibition(pageName) || Object.hasOwn(OPTIONAL_PAGES, pageName)

const MAX_PAGE_NAME = 60

/** “2026 Munich Exhibition” is `exhibition-2026-munich`; undefined when nothing of a title is left. */
export function exhibitionName(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'exhibition')
  const name = `exhibition-${words.join('-')}`.slice(0, MAX_PAGE_NAME).replace(/-+$/, '')
  return words.length > 0 ? name : undefined
}
