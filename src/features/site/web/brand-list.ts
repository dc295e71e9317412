import { useEffect } from 'react'
import { create } from 'zustand'
import { type Brand, brandList } from '#features/catalog/catalog.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'

interface BrandList {
  brands?: Brand[]
  problem?: string
}

/** All manufacturers by name, loaded on first use and cached across navigations. */
const useBrandStore = create<BrandList>()(() => ({}))

let isAsked = false

const loadBrands = (): Promise<void> =>
  callApi(brandList, {}).then(
    ({ brand }) =>
      useBrandStore.setState(
        { brands: brand.toSorted((a, b) => a.brandName.localeCompare(b.brandName, 'en', { sensitivity: 'base' })) },
        true,
      ),
    (error: unknown) => {
      isAsked = false
      if (!isAppError(error)) throw error
      useBrandStore.setState({ problem: error.message })
    },
  )

export function useBrandList(): BrandList {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void loadBrands()
  }, [])
  return useBrandStore()
}
