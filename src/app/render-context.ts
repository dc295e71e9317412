import { createContext } from 'react-router'

/** Known only to the one rendering that is under way. */
export const nonceContext = createContext<string>('')
