import { createContext } from 'react'

/** Nonce of the inline scripts of one rendering. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
