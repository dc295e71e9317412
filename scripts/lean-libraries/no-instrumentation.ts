/** The router without `instrumentations`, which the entry of the browser does not pass. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

/** Only called with instrumentations, or on the server. */
const unused = () => {
  throw new Error('The router is not instrumented')
}
export const getRouteInstrumentationUpdates = unused
export const instrumentClientSideRouter = unused
export const instrumentHandler = unused
export const instrumentationResultMetaContext = undefined
