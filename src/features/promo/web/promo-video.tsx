import { lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '#web/call.ts'
import { showErrorOnce } from '#web/errors/show-error.ts'
import { countPromoViews, recordPromoView } from '../promo.contract.ts'
import { canShow, isFormOrCheckout } from '../promo.rules.ts'
import { hasShown, promoViewer, recordShown } from './promo-visitor.ts'

const PromoDialog = lazy(async () => ({ default: (await import('./promo-dialog.tsx')).PromoDialog }))

/** Asks once a visit whether the film is new to its viewer, on the first page that is no form and no checkout. */
export function PromoVideo() {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const mayShow = !isFormOrCheckout(useLocation().pathname)
  if (state === 'open' && !mayShow) setState('closed')

  useEffect(() => {
    if (!mayShow) return
    let left = false
    const decide = async () => {
      if (hasShown()) return
      const viewer = promoViewer()
      const { count } = await callApi(countPromoViews, { flag: 'video', ...viewer })
      if (left || hasShown()) return
      recordShown()
      if (!canShow(count)) return
      setState('open')
      await callApi(recordPromoView, { flag: 'video', ...viewer })
    }
    decide().catch(showErrorOnce)
    return () => {
      left = true
    }
  }, [mayShow])

  return state === 'open' ? <PromoDialog onClose={() => setState('closed')} /> : null
}
