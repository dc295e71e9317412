export interface Size {
  width: number
  height: number
}

/** How a square is cut out of a picture: 1 is the largest square there is; x and y go from edge (0) to edge (1). */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const MAX_ZOOM = 5
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The square in pixels of the picture; it never leaves the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / within(1, zoom, MAX_ZOOM)
  return { side, left: within(0, x, 1) * (width - side), top: within(0, y, 1) * (height - side) }
}

/** The picture was dragged by so many pixels in a frame of this size. */
export function dragged(size: Size, crop: Crop, frame: number, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop)
  const scale = side / frame
  const move = (at: number, pixels: number, room: number) =>
    room > 0 ? within(0, at - (pixels * scale) / room, 1) : at
  return { ...crop, x: move(crop.x, by.x, size.width - side), y: move(crop.y, by.y, size.height - side) }
}
