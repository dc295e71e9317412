import type { DemoGoods } from '../catalogue.ts'
import { hashText } from '../random.ts'

export interface DemoDocument {
  kind: string
  title: string
  url: string
  date?: string
  language?: string
}

/** One part in so many has a sample of a kind; those of the home page always. */
const EVERY = 40

/** Sheets without a part number, the same for all parts. They say that they are samples. */
const CHANGE_NOTICE: DemoDocument = {
  kind: 'PCN',
  title: 'Sample of the demo: change of the assembly site',
  url: '/content/sample-change-notice.svg',
  date: '2026-03-02',
  language: 'en',
}
const DISCONTINUATION: DemoDocument = {
  kind: 'PDN',
  title: 'Sample of the demo: discontinuation notice',
  url: '/content/sample-discontinuation.svg',
  date: '2026-06-01',
  language: 'en',
}
const APPLICATION_NOTE: DemoDocument = {
  kind: 'Application note',
  title: 'Sample of the demo: bypass capacitors on a board',
  url: '/content/sample-application-note.svg',
  date: '2025-11-10',
  language: 'en',
}

type Documented = Pick<DemoGoods, 'model' | 'category' | 'lifecycle' | 'showcases'>

/** Invented documents, as examples. */
export function sampleDocumentsOf({ model, category, lifecycle, showcases }: Documented): DemoDocument[] {
  const chance = hashText(`documents\n${model}`)
  const isChosen = showcases.length > 0 || chance % EVERY === 0
  if (lifecycle === 'Last time buy' || lifecycle === 'Obsolete') return chance % 4 === 0 ? [DISCONTINUATION] : []
  if (!isChosen) return []
  return /^Integrated Circuits/.test(category[0]) ? [CHANGE_NOTICE, APPLICATION_NOTE] : [CHANGE_NOTICE]
}
