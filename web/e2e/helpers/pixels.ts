import type { Locator, Page } from 'playwright-core';

/** The colours of a picture of the page: `at` gives red, green and blue of a CSS pixel. */
interface Picture {
  at: (x: number, y: number) => number[];
}

/** Takes a picture of a part of the page and reads its colours. */
async function picture(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Picture> {
  const png = (await page.screenshot({ clip })).toString('base64');
  const width = Math.round(clip.width);
  const data = await page.evaluate(
    async ({ png: text, wide, high }) => {
      const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(wide, high).getContext('2d')!;
      context.drawImage(bitmap, 0, 0, wide, high);
      return [...context.getImageData(0, 0, wide, high).data];
    },
    { png, wide: width, high: Math.round(clip.height) },
  );
  return {
    at: (x, y) => {
      const i = (Math.floor(y - clip.y) * width + Math.floor(x - clip.x)) * 4;
      return data.slice(i, i + 3);
    },
  };
}

function light(rgb: number[]): number {
  const [r, g, b] = rgb.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: number[], b: number[]): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const ANGLES = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

/** Returns the lightness of every pixel down a vertical line between two points, 0 to 1. */
export async function lightsDown(page: Page, x: number, from: number, to: number): Promise<number[]> {
  const top = Math.floor(from);
  const clip = { x: Math.floor(x), y: top, width: 1, height: Math.max(1, Math.floor(to) - top) };
  const seen = await picture(page, clip);
  return Array.from({ length: clip.height }, (_, i) => light(seen.at(clip.x, top + i)));
}

/** The weakest edge of a round piece against what it lies on, all the way round. */
export async function edgeOf(page: Page, piece: Locator): Promise<number> {
  const box = (await piece.boundingBox())!;
  const r = box.width / 2;
  const [x, y] = [box.x + r, box.y + r];
  const margin = Math.max(r, 8); // a small piece too is looked at from outside
  const side = Math.ceil(2 * (r + margin));
  const room = { x: Math.floor(box.x - margin), y: Math.floor(box.y - margin), width: side, height: side };
  const seen = await picture(page, room);
  const away = (angle: number, far: number) => seen.at(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  // The pixel just outside may be the line round a flèche: the ground is the best seen of a few pixels.
  const edges = ANGLES.map((angle) => {
    const ground = [r + 4, r + 5.5].map((far) => away(angle, far));
    // Of the piece its rim, and its face where no groove runs: a peg is white to .65, a man between .77 and .9.
    const own = [r * 0.6, r * 0.83, r - 2.5, r - 2, r - 1.5, r - 1, r - 0.5].map((far) => away(angle, far));
    return Math.max(...own.flatMap((inside) => ground.map((outside) => contrast(inside, outside))));
  });
  return Math.min(...edges);
}
