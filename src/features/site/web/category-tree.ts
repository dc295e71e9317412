import { useEffect, useState } from 'react'
import { type Category, categoryTree } from '#features/catalog/catalog.contract.ts'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'

let loading: Promise<Category[]> | undefined

/** Loaded once per visit, on first use. Failures are retried. */
export function loadTree(): Promise<Category[]> {
  loading ??= callApi(categoryTree, {}).then(
    ({ list }) => list,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export type CategoryTree =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; tops: Category[] }

export function useCategoryTree(): CategoryTree {
  const [attempt, setAttempt] = useState(0)
  const [tree, setTree] = useState<Category[] | { message: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    loadTree().then(setTree, (error: unknown) => {
      if (!isAppError(error)) throw error
      setTree({ message: error.message })
    })
  }, [attempt])
  if (tree === undefined) return { state: 'loading' }
  if (!('message' in tree)) return { state: 'ready', tops: tree }
  return {
    state: 'failed',
    message: tree.message,
    retry: () => {
      setTree(undefined)
      setAttempt(attempt + 1)
    },
  }
}
