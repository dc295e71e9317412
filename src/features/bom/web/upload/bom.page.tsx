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
import { nameOfSheet, type OpenSheet, openSheet } from './open-sheet.ts'

const ABOUT =
  'Upload the parts list of your CAD program. Every line is matched, checked and priced for your number of boards.'

export const meta = (args: TitleArgs) => [
  titled(args, 'BOM tool: price a bill of materials'),
  { name: 'description', content: ABOUT },
  { tagName: 'link', rel: 'canonical', href: '/bom' },
]

/** The BOM tool, and below it the search for alternatives of one part. */
export default function BomPage() {
  const [sheet, setSheet] = useState<OpenSheet>()
  const [others, setOthers] = useState<OpenSheet[]>([])
  const loggedIn = useLoggedIn()

  function showSheet(next: OpenSheet, before: OpenSheet) {
    if (others.includes(next)) setOthers(others.map((other) => (other === next ? before : other)))
    setSheet(next)
  }

  function close() {
    setSheet(undefined)
    setOthers([])
  }

  return (
    <main id="main" className="page-width min-h-dvh grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="BOM tool" />
      <div className="pt-3 pb-6">
        <PageHeading actions={sheet && <Button onClick={close}>Another file</Button>}>
          {sheet ? sheet.read.name : 'BOM tool'}
        </PageHeading>
        <p className="max-w-160 pt-1 text-ink-2">
          {sheet ? 'Check the columns below, correct anything wrong, then find the parts.' : ABOUT}
        </p>
      </div>
      {sheet ? (
        <BomColumns key={nameOfSheet(sheet)} sheet={sheet} others={others} onOthers={setOthers} onShow={showSheet} />
      ) : (
        <div className="grid gap-12">
          <BomDrop onRead={(read) => setSheet(openSheet(read))} />
          <AlternativeFinder />
          {/* Last, because it comes late: nothing below it moves. */}
          {loggedIn && <SavedBoms />}
        </div>
      )}
    </main>
  )
}
