import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { useRfqList } from '#features/rfq/web/rfq-list.ts'
import { keepEarlyUse } from '#web/early-use.ts'
import { holdReloads } from '#web/errors/lost-code.ts'
import { followStorage } from '#web/follow-storage.ts'
import { rememberLanguage } from '#web/language.ts'
import { followStoredSession } from '#web/session.ts'
import { layOutWholeOnReturn } from '#web/whole-lists.ts'

holdReloads()
keepEarlyUse()
layOutWholeOnReturn()
rememberLanguage()
// Before the first loader runs, so that private pages find their token.
followStoredSession()
followStorage(useRfqList)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
