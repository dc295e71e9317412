/** Values are written as the store writes them. */
export * from '../../src/shared/quantity.ts'
