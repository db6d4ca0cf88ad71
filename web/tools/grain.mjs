// Draws the grain of the wood, art/grain.webp: grey that is laid over any colour, where half grey changes nothing.
// Usage: node tools/grain.mjs   (in web/)
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const WIDTH = 768;
const HEIGHT = 512;
const QUALITY = 0.5;
const file = fileURLToPath(new URL('../art/grain.webp', import.meta.url));

/** Runs in the browser: rings bent by slow waves, long fibres, short pores; the picture meets itself at its edges. */
function drawn({ width, height, quality }) {
  let state = 20261;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const lattice = (cols, rows) => {
    const values = Array.from({ length: cols * rows }, random);
    const smooth = (t) => t * t * (3 - 2 * t);
    return (u, v) => {
      const [x, y] = [u * cols, v * rows];
      const [i, j] = [Math.floor(x), Math.floor(y)];
      const [a, b] = [smooth(x - i), smooth(y - j)];
      const at = (p, q) => values[(((q % rows) + rows) % rows) * cols + (((p % cols) + cols) % cols)];
      const top = at(i, j) * (1 - a) + at(i + 1, j) * a;
      const bottom = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
      return top * (1 - b) + bottom * b;
    };
  };
  const [slow, bend, fibre, fine, cloud] = [
    lattice(3, 4),
    lattice(5, 9),
    lattice(14, 220),
    lattice(40, 512),
    lattice(4, 3),
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height];
      const warp = slow(u, v) * 0.34 + bend(u, v) * 0.07;
      const phase = (v + warp) * 15;
      const ring = phase - Math.floor(phase);
      // A ring grows slowly dark and ends sharply.
      const late = ring < 0.86 ? (ring / 0.86) ** 2.2 : (1 - ring) / 0.14;
      const value =
        0.56 - late * 0.2 + (fibre(u, v) - 0.5) * 0.2 + (fine(u, v) - 0.5) * 0.1 + (cloud(u, v) - 0.5) * 0.18;
      const grey = Math.max(0, Math.min(255, Math.round(value * 255)));
      image.data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  context.putImageData(image, 0, 0);
  for (let i = 0; i < 900; i += 1) {
    const [x, y, long] = [random() * width, random() * height, 4 + random() * 16];
    context.strokeStyle = `rgb(20 20 20 / ${0.1 + random() * 0.18})`;
    context.lineWidth = 0.7;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + long, y + (random() - 0.5) * 0.8);
    context.stroke();
  }
  return canvas
    .convertToBlob({ type: 'image/webp', quality })
    .then(async (blob) => [...new Uint8Array(await blob.arrayBuffer())]);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const bytes = await page.evaluate(drawn, { width: WIDTH, height: HEIGHT, quality: QUALITY });
  writeFileSync(file, Buffer.from(bytes));
  console.log(`${file}: ${bytes.length} bytes`);
} finally {
  await browser.close();
}
