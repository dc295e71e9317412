/**
 * A fixed reordering of 0 … size-1 that scatters neighbours over the whole range. Rules list their numbers body by
 * body; whoever takes the first thousand of them, or every hundredth, should still meet all bodies and values.
 *
 * Multiplying modulo a prime is one to one; the few results beyond the size are sent round again.
 */
export function spreadOver(size: number): (index: number) => number {
  if (size < 3) return (index) => index
  const prime = nextPrime(size)
  // About the golden section, which keeps any run of indexes far apart.
  const step = Math.floor(prime * 0.6180339887)
  return (index) => {
    let place = (index * step) % prime
    while (place >= size) place = (place * step) % prime
    return place
  }
}

function nextPrime(from: number): number {
  for (let candidate = from; ; candidate++) if (isPrime(candidate)) return candidate
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false
  return candidate > 1
}
