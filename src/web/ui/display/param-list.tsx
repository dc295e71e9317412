import type { ReactNode } from 'react'

export type Param = { name: string; value: ReactNode }

/** Names and values, a hairline between: parameters of a part, facts of an order. */
export function ParamList({ params }: { params: readonly Param[] }) {
  return (
    <dl>
      {params.map((param) => (
        <div
          key={param.name}
          className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-x-4 border-t border-line-2 py-1.5 first:border-t-0"
        >
          <dt className="text-ink-3">{param.name}</dt>
          <dd className="min-w-0">{param.value}</dd>
        </div>
      ))}
    </dl>
  )
}
