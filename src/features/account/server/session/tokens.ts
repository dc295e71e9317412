import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: who reads the table cannot use it. Random as it is, it needs no slow hash. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
