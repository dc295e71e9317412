import { z } from 'zod'

/** What an endpoint answers with instead of the envelope: a picture, a document. */
export interface FileAnswer {
  file: {
    body: string | Uint8Array
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
