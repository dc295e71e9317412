import { FileInput } from './file-input.tsx'

/** A file field for pictures that the store accepts. */
export const PictureInput = ({ name }: { name: string }) => (
  <FileInput name={name} accept="image/png,image/jpeg,image/webp,image/gif" />
)
