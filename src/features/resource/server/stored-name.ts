/** Under which the file store has it. */
export const storedName = (resourceId: string): string => `resources/${resourceId}`
