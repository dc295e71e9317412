/** One JSON line a figure, so that runs can be compared by machines and read by people. */
export function report(figure: string, value: number, unit: string, facts: Record<string, unknown> = {}): void {
  process.stdout.write(`${JSON.stringify({ figure, value: Number(value.toPrecision(4)), unit, ...facts })}\n`)
}

export const megabytes = (bytes: number) => bytes / 1024 / 1024
