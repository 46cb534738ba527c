/** The square that is cut out of a picture, in its pixels. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the portal takes (specification 2, §9). */
const mostPixels = 1000;

/** How much smaller than the picture the square may be. */
export const mostZoom = 4;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const inside = ({ x, y, side }: Crop, { width, height }: Size): Crop => ({
  x: within(x, 0, width - side),
  y: within(y, 0, height - side),
  side,
});

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

export const zoomOf = ({ side }: Crop, { width, height }: Size): number => Math.min(width, height) / side;

/** Nearer or farther, around the same middle. */
export function zoomed(crop: Crop, size: Size, zoom: number): Crop {
  const side = Math.min(size.width, size.height) / within(zoom, 1, mostZoom);
  const shift = (crop.side - side) / 2;
  return inside({ x: crop.x + shift, y: crop.y + shift, side }, size);
}

/** Moved by parts of its own side. */
export const moved = (crop: Crop, size: Size, across: number, down: number): Crop =>
  inside({ ...crop, x: crop.x + across * crop.side, y: crop.y + down * crop.side }, size);

/** How many pixels the photo has on a side: what the square has, never more than the portal takes. */
export const photoSide = ({ side }: Crop): number => Math.max(1, Math.min(mostPixels, Math.round(side)));
