// Writes a picture as a PNG of at most 256 colours: a third of what a screenshot takes, and no eye sees it.
import { crc32, deflateSync } from 'node:zlib';

const MOST = 256;

/** The PNG of `width` times `height` pixels, four bytes each, none of them transparent. */
export function palettePng(pixels, width, height) {
  const counts = new Map();
  const at = (i) => (pixels[i] << 16) | (pixels[i + 1] << 8) | pixels[i + 2];
  for (let i = 0; i < pixels.length; i += 4) counts.set(at(i), (counts.get(at(i)) ?? 0) + 1);
  const boxes = cut(
    [...counts].map(([rgb, count]) => ({ rgb: [rgb >> 16, (rgb >> 8) & 255, rgb & 255], key: rgb, count })),
  );
  const index = new Map(boxes.flatMap((box, i) => box.map(({ key }) => [key, i])));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = index.get(at(4 * (y * width + x)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [
    ['IHDR', head],
    ['PLTE', Buffer.from(boxes.flatMap(mean))],
    ['IDAT', deflateSync(rows, { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts.map(([name, data]) => chunk(name, data))]);
}

/** Colours in so many boxes: again and again the widest is cut where half of its pixels lie on either side. */
function cut(colours) {
  const boxes = [colours];
  while (boxes.length < MOST) {
    const widest = boxes.map((box, i) => ({ i, ...span(box) })).reduce((a, b) => (b.weight > a.weight ? b : a));
    if (widest.weight === 0) break;
    const box = boxes[widest.i].sort((a, b) => a.rgb[widest.channel] - b.rgb[widest.channel]);
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let seen = 0;
    const found = box.findIndex(({ count }) => (seen += count) >= half) + 1;
    const edge = Math.min(box.length - 1, Math.max(1, found));
    boxes.splice(widest.i, 1, box.slice(0, edge), box.slice(edge));
  }
  return boxes;
}

/** The channel in which a box is widest, and how much that matters. */
function span(box) {
  const widths = [0, 1, 2].map((c) => {
    let [low, high] = [255, 0];
    for (const { rgb } of box) [low, high] = [Math.min(low, rgb[c]), Math.max(high, rgb[c])];
    return high - low;
  });
  const width = Math.max(...widths);
  const pixels = box.reduce((sum, { count }) => sum + count, 0);
  return { channel: widths.indexOf(width), weight: box.length < 2 ? 0 : width * Math.cbrt(pixels) };
}

function mean(box) {
  const pixels = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((c) => Math.round(box.reduce((sum, { rgb, count }) => sum + rgb[c] * count, 0) / pixels));
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
