/** One step up or down, landing on multiples of the step and staying between the least and what there is. */
export function stepQuantity(
  count: number,
  direction: 1 | -1,
  { step, least, max }: { step: number; least: number; max: number },
): number {
  const moved = direction > 0 ? Math.floor(count / step + 1) * step : Math.ceil(count / step - 1) * step
  return Math.max(least, Math.min(moved, Math.max(max, 1)))
}
