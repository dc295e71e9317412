/** For a store whose documents know all of their routes (`routeDiscovery: initial`): what the router does then, without the rest. */
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}

/** Of its server side and of modes that are off. */
const unused = () => {
  throw new Error('Routes are not discovered')
}
export const getPartialManifest = unused
export const getPathsWithAncestors = unused
export const getManifestPath = unused
export const handleClientVersionMismatch = unused
