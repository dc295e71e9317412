import { z } from 'zod'

/** A file that is too large to be in memory as a whole. */
export interface FileParts {
  size: number
  /** The bytes from one place to before another. */
  read: (from: number, to: number) => Promise<Uint8Array>
}

/** What an endpoint answers with instead of the envelope: a picture, a document. */
export interface FileAnswer {
  file: {
    body: string | Uint8Array
    /** Instead of `body`, which is empty then. */
    parts?: FileParts
    contentType: string
    /** max-age in seconds; immutable files have a year. */
    maxAge: number
    /** For its reader alone: no cache keeps it. */
    private?: true
    /** Given: the browser saves it under this name instead of showing it. */
    saveAs?: string
  }
}

export const FileOutput = z.custom<FileAnswer>()

export const isFileAnswer = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'file' in answer
