/** US dollars to a hundredth of a cent, as price lists print them. */
export const dollars = (amount: number) => Math.round(amount * 10_000) / 10_000
