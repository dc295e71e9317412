const VISIT_KEY = 'promoShown'

/** A visit ends with its tab. A browser that keeps nothing is asked nothing twice either: it simply may see it again. */
export function hasShown(): boolean {
  try {
    return sessionStorage.getItem(VISIT_KEY) !== null
  } catch {
    return false
  }
}

export function noteShown(): void {
  try {
    sessionStorage.setItem(VISIT_KEY, '1')
  } catch {
    // Private windows may refuse; see above.
  }
}
