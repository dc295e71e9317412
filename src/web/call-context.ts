import { createContext } from 'react-router'
import type { Call } from '#shared/endpoint.ts'

/** How a page reaches the endpoints while it is rendered on the server. */
export const callContext = createContext<Call>()
