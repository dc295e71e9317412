/** Kinds of documents besides the datasheet, and their names. */
export const DOCUMENT_KINDS = {
  datasheet: 'Datasheet',
  pcn: 'Product change notice',
  pdn: 'Discontinuation notice',
  errata: 'Errata',
  applicationNote: 'Application note',
  userGuide: 'User guide',
  drawing: 'Drawing',
  certificate: 'Certificate',
  reliability: 'Reliability report',
  simulation: 'Simulation model',
  other: 'Other document',
} as const
export type DocumentKind = keyof typeof DOCUMENT_KINDS

/** As it is stored. */
export interface StoredDocument {
  kind: DocumentKind
  title: string
  url: string
  date?: string
  language?: string
}

/** Related parts, as a supplier names them. */
export interface NamedPart {
  model: string
  brand?: string
}

export const RELATIONS = {
  mating: 'Mating parts',
  accessories: 'Accessories',
  boards: 'Evaluation boards',
} as const
export type Relation = keyof typeof RELATIONS

export const CAD_FILES = { symbol: 'Symbol', footprint: 'Footprint', model: '3D model' } as const
export type CadFile = keyof typeof CAD_FILES

const KIND_WORDS: ReadonlyArray<readonly [DocumentKind, RegExp]> = [
  ['datasheet', /^data ?sheets?$/],
  ['pcn', /^(?:pcn|product change notice|process change notice|change notice)s?$/],
  ['pdn', /^(?:pdn|(?:product )?discontinuation notice|discontinuance|eol notice|end of life notice)s?$/],
  ['errata', /^errat(?:a|um)(?: sheet)?$/],
  ['applicationNote', /^app(?:lication)? ?notes?$/],
  ['userGuide', /^(?:user(?:'?s)?|reference|hardware) (?:guide|manual)s?$|^manual$/],
  ['drawing', /^(?:mechanical |outline |package )?drawings?$/],
  ['certificate', /^(?:certificate|declaration|rohs certificate|reach declaration|compliance declaration)s?$/],
  ['reliability', /^(?:reliability|qualification)(?: report| data)?$/],
  ['simulation', /^(?:simulation|spice|ibis)(?: model)?s?$/],
  ['other', /^(?:other|document)s?(?: document)?$/],
]

/** The kind that a word stands for, our own names and codes included. */
export function readDocumentKind(word: string): DocumentKind | undefined {
  const plain = word.trim().replace(/\s+/g, ' ').toLowerCase()
  const hit = KIND_WORDS.find(([, words]) => words.test(plain))?.[0]
  if (hit) return hit
  return (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).find(
    (kind) => kind.toLowerCase() === plain || DOCUMENT_KINDS[kind].toLowerCase() === plain,
  )
}
