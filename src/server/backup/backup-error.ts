/** What an operator can act on: one line, without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
