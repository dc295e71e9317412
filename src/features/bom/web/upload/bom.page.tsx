import { useState } from 'react'
import { useLoggedIn } from '#web/session.ts'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { SavedBoms } from '../saved/saved-boms.tsx'
import { AlternativeFinder } from './alternative-finder.tsx'
import { BomColumns } from './bom-columns.tsx'
import { BomDrop } from './bom-drop.tsx'
import type { ReadBom } from './read-file.ts'

const ABOUT =
  'Drop the parts list of your CAD program. Every line is found, checked and priced for as many boards as you build.'

export const meta = (args: TitleArgs) => [
  titled(args, 'BOM tool: price a bill of materials'),
  { name: 'description', content: ABOUT },
  { tagName: 'link', rel: 'canonical', href: '/bom' },
]

/** The BOM tool, and below it the way from one part number to its replacements. */
export default function BomPage() {
  const [read, setRead] = useState<ReadBom>()
  const loggedIn = useLoggedIn()
  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="BOM tool" />
      <div className="pt-3 pb-6">
        <PageHeading actions={read && <Button onClick={() => setRead(undefined)}>Another file</Button>}>
          {read ? read.name : 'BOM tool'}
        </PageHeading>
        <p className="max-w-160 pt-1 text-ink-2">
          {read ? 'This is what was read. Correct anything wrong, then find the parts.' : ABOUT}
        </p>
      </div>
      {read ? (
        <BomColumns key={read.bom.sheets.chosen} read={read} onRead={setRead} />
      ) : (
        <div className="grid gap-12">
          <BomDrop onRead={setRead} />
          {loggedIn && <SavedBoms />}
          <AlternativeFinder />
        </div>
      )}
    </main>
  )
}
