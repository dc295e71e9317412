import type { DemoGoods } from '../catalogue.ts'
import { type CadFiles, cadFilesOf } from './cad-files.ts'
import { type RelatedParts, relatedPartsOf } from './related-parts.ts'
import { type DemoDocument, sampleDocumentsOf } from './sample-documents.ts'

interface Documents extends CadFiles, RelatedParts {
  documents?: DemoDocument[]
}

const sheet = (name: string): DemoDocument => ({
  kind: 'Datasheet',
  title: "Manufacturer's datasheet",
  url: `https://www.ti.com/lit/ds/symlink/${name}.pdf`,
  language: 'en',
})
const DATA_SHEETS: Readonly<Record<string, DemoDocument>> = { LM358DR: sheet('lm358'), NE555DR: sheet('ne555') }

/** Documents, CAD files and related parts. What is invented says so in its title. */
export function documentsOf(goods: DemoGoods): Documents {
  const known = DATA_SHEETS[goods.model]
  const documents = [...(known ? [known] : []), ...sampleDocumentsOf(goods)]
  return { ...(documents.length > 0 && { documents }), ...cadFilesOf(goods), ...relatedPartsOf(goods) }
}
