/** Six digits are enough to read: a rate that was turned around has twelve places. */
export const rateText = (rate: string): string => String(Number(Number(rate).toPrecision(6)))
