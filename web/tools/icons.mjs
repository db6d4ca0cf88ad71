// Makes the icons of the installed page from public/icon.svg.
// Usage: node tools/icons.mjs   (in web/)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const drawn = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** A mask may cut all but the middle four fifths: the ground goes to the edge, the rest is drawn smaller. */
const masked = drawn
  .replace('viewBox="0 0 64 64"', 'viewBox="-4 -4 72 72"')
  .replace(/<rect id="ground"[^>]*>/, '<rect x="-4" y="-4" width="72" height="72" fill="#2a1a10" />');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

async function icon(svg, size, file) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
}

for (const size of [192, 512]) await icon(drawn, size, `icon-${size}.png`);
await icon(masked, 512, 'icon-maskable-512.png');
await icon(masked, 180, 'apple-touch-icon.png');
await browser.close();
