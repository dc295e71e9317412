import { createContext } from 'react-router'

/** Context of one rendering. */
export const nonceContext = createContext<string>('')

/** Receives the rendered page as a string with its route pattern, to avoid encoding and decoding it. */
export const pageContext = createContext<((html: string, route: string) => void) | null>(null)

/** For benchmarks: receives a function that renders only the React tree. */
export const observeTreeContext = createContext<((renderTree: () => string) => void) | null>(null)
