import { TextInput } from './text-input.tsx'

/** A file field for pictures that the store accepts. */
export const PictureInput = ({ name }: { name: string }) => (
  <TextInput name={name} type="file" accept="image/png,image/jpeg,image/webp,image/gif" className="py-1.5!" />
)
