import { formatCount } from '#shared/text/format-count.ts'

/** A number of pieces, parts or pages, grouped the way prices are. */
export function Count({ value, className }: { value: number; className?: string }) {
  return <span className={className}>{formatCount(value)}</span>
}
