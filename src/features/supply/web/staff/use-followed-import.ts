import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { callApi } from '#web/call.ts'
import { importDetail } from '../../supply.contract.ts'
import { isBusy } from './import-words.ts'

export type ImportDetail = z.output<typeof importDetail.output>

const ASK_AGAIN_MS = 1000

/** The current state of the import, polled every second while a process works on it. */
export function useFollowedImport(read: ImportDetail): ImportDetail {
  const [asked, setAsked] = useState<{ after: ImportDetail; detail: ImportDetail }>()
  const { revalidate } = useRevalidator()
  // The polled state is used until the page is reloaded.
  const found = asked?.after === read ? asked.detail : read
  useEffect(() => {
    if (!isBusy(found.status)) return
    let left = false
    const timer = setTimeout(async () => {
      // Failed requests are retried; the page shows the last known state meanwhile.
      const detail = await callApi(importDetail, { importId: found.importId }).catch(() => ({ ...found }))
      if (left) return
      setAsked({ after: read, detail })
      if (!isBusy(detail.status)) void revalidate()
    }, ASK_AGAIN_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [found, read, revalidate])
  return found
}
