import { useEffect, useState } from 'react'
import { type Crop, squareOf } from '../crop.rules.ts'

/** The chosen file as a picture; undefined until it is decoded. */
export function usePicture(file: File): ImageBitmap | 'unreadable' | undefined {
  const [picture, setPicture] = useState<ImageBitmap | 'unreadable'>()
  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => setPicture('unreadable'))
  }, [file])
  return picture
}

/** The square of a picture as a file, with at most so many pixels a side. */
export async function cutPicture(picture: ImageBitmap, crop: Crop, maxSide: number): Promise<File> {
  const canvas = document.createElement('canvas')
  const { left, top, side } = squareOf(picture, crop)
  canvas.width = canvas.height = Math.min(maxSide, Math.ceil(side))
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the browser could not write the picture')
  return new File([blob], 'picture.png', { type: blob.type })
}
