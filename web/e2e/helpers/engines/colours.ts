import { expect } from 'vitest';
import type { Browser } from 'playwright-core';

/** Engines may differ by so much in a channel: they smooth and round each in their own way. */
const ALIKE = 6;

/** A part of a page whose colour is compared. */
export interface Patch {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the mean colour of parts of a picture, read by a page of Chromium. */
export async function meansOf(chromium: Browser, png: Uint8Array, parts: Patch[]): Promise<Record<string, number[]>> {
  const page = await chromium.newPage();
  try {
    return await page.evaluate(
      async ({ bytes, parts: all }) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]));
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        pen.drawImage(bitmap, 0, 0);
        const mean = ({ x, y, width, height }: Patch) => {
          const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.ceil(width), Math.ceil(height));
          return [0, 1, 2].map(
            (c) => data.filter((_, i) => i % 4 === c).reduce((a, b) => a + b, 0) / (data.length / 4),
          );
        };
        return Object.fromEntries(all.map((part) => [part.name, mean(part)]));
      },
      { bytes: Buffer.from(png).toString('base64'), parts },
    );
  } finally {
    await page.close();
  }
}

/** Checks that the parts of two pictures have the same colours, whichever engine has drawn them. */
export function expectAlike(meant: Record<string, number[]>, found: Record<string, number[]>, of: string): void {
  for (const [part, colour] of Object.entries(meant))
    for (const [channel, value] of colour.entries())
      expect(Math.abs(found[part]![channel]! - value), `${of}: ${part}, channel ${channel}`).toBeLessThan(ALIKE);
}
