import { expect, it } from 'vitest';
import { moved, photoSide, wholeCrop, zoomed, zoomOf } from './crop.rules.ts';

const portrait = { width: 600, height: 900 };

it('begins with the largest square, in the middle', () => {
  expect(wholeCrop(portrait)).toEqual({ x: 0, y: 150, side: 600 });
  expect(wholeCrop({ width: 900, height: 600 })).toEqual({ x: 150, y: 0, side: 600 });
});

it('zooms around its middle, between the whole and four times', () => {
  const near = zoomed(wholeCrop(portrait), portrait, 2);
  expect(near).toEqual({ x: 150, y: 300, side: 300 });
  expect(zoomOf(near, portrait)).toBe(2);
  expect(zoomed(near, portrait, 9).side).toBe(150);
  expect(zoomed(near, portrait, 0.2)).toEqual(wholeCrop(portrait));
});

it('never leaves the picture', () => {
  const near = zoomed(wholeCrop(portrait), portrait, 2);
  expect(moved(near, portrait, -5, 0)).toEqual({ ...near, x: 0 });
  expect(moved(near, portrait, 0, 5)).toEqual({ ...near, y: 600 });
  const corner = moved(near, portrait, 5, 5);
  expect(zoomed(corner, portrait, 1)).toEqual({ x: 0, y: 300, side: 600 });
});

it('makes a photo of at most 1000 px, and no larger than what is there', () => {
  expect(photoSide({ x: 0, y: 0, side: 3000 })).toBe(1000);
  expect(photoSide({ x: 0, y: 0, side: 240.4 })).toBe(240);
});
