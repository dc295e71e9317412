export type ImportPhase = 'examining' | 'reading' | 'comparing' | 'applying' | 'indexes' | 'undoing'

/** Bytes while files are read, lines while they are merged. */
export type OnProgress = (phase: ImportPhase, done: number, total: number) => void
