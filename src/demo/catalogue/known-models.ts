/** Plain part numbers met in real bills of materials. They are in every catalogue, however small. */
export const knownModels: readonly string[] = []
