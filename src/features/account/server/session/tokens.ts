import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token. Tokens are random, so a fast hash is enough. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
