import { createContext } from 'react-router'

/** Known only to the one rendering that is under way. */
export const nonceContext = createContext<string>('')

/** Takes the page as it was rendered, with the pattern of its address: a text need not become bytes and a text again. */
export const pageContext = createContext<((html: string, route: string) => void) | null>(null)

/** Only for measuring: told how to render the bare tree once more, so that the rest of the work can be compared to it. */
export const observeTreeContext = createContext<((renderTree: () => string) => void) | null>(null)
