/** 3 % more is 1.03, exact: as a text of digits. Percentages have at most two decimals. */
export function factorOf(percent: number): string {
  const tenThousandths = Math.round(percent * 100) + 10_000
  return `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`
}
