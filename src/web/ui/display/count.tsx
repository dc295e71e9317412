import { groupDigits } from './money-format.ts'

/** A number of pieces, parts or pages, grouped the way prices are. */
export function Count({ value, className }: { value: number; className?: string }) {
  return <span className={className}>{groupDigits(String(value))}</span>
}
