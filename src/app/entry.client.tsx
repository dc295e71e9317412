import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { useRfqList } from '#features/rfq/web/rfq-list.ts'
import { reloadStalePages } from '#web/errors/stale-build.ts'
import { wakeParts, watchForVisitor } from '#web/first-sign.ts'
import { followStorage } from '#web/follow-storage.ts'
import { rememberLanguage } from '#web/language.ts'
import { followStoredSession, useSession } from '#web/session.ts'
import { layOutWholeOnReturn } from '#web/whole-lists.ts'

reloadStalePages()
watchForVisitor()
layOutWholeOnReturn()
rememberLanguage()
// Before the first loader runs, so that private pages find their token.
followStoredSession()
// Who is logged in sees their counts and their menu at once.
if (useSession.getState().token) wakeParts()
followStorage(useRfqList)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
