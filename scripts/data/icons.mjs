// Draws the app's icons from the brand mark: an SVG, and PNGs of it made by a Chromium. Run by hand when the mark changes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../test/chromium.mjs';

const folder = fileURLToPath(new URL('../../apps/web/public/icons/', import.meta.url));
const RADIUS = 11.2;
const PUSH = 0.55;
const at = (angle, radius) => [
  12 + radius * Math.cos((angle * Math.PI) / 180),
  12 + radius * Math.sin((angle * Math.PI) / 180),
];

/** One of the three rhombi: from the centre over three corners of the hexagon, pushed outward. */
const rhombus = (angle, opacity) => {
  const [dx, dy] = [at(angle, PUSH)[0] - 12, at(angle, PUSH)[1] - 12];
  const inset = RADIUS - PUSH - 1.3;
  const points = [[12, 12], at(angle - 60, inset), at(angle, inset), at(angle + 60, inset)];
  const text = points.map(([x, y]) => `${(x + dx).toFixed(2)},${(y + dy).toFixed(2)}`).join(' ');
  return `<polygon points="${text}" fill="#0A626D" stroke="#0A626D" stroke-width="1.3" stroke-linejoin="round" opacity="${opacity}"/>`;
};
const mark = [rhombus(-90, 1), rhombus(30, 0.62), rhombus(150, 0.34)].join('');

/** The mark on its ground; `room` is how much of the side it takes. */
const icon = (room, round) => {
  const scale = room / 24;
  const shift = 12 - 12 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>Threefold</title><rect width="24" height="24" rx="${round}" fill="#FCFBF9"/><g transform="translate(${shift} ${shift}) scale(${scale})">${mark}</g></svg>`;
};

writeFileSync(join(folder, 'icon.svg'), `${icon(20, 5)}\n`);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const draw = async (name, size, svg) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${svg.replace('<svg', `<svg width="${size}" height="${size}"`)}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
};
await draw('icon-192.png', 192, icon(20, 5));
await draw('icon-512.png', 512, icon(20, 5));
await draw('maskable-512.png', 512, icon(15, 0));
await draw('apple-touch-icon.png', 180, icon(18, 0));
await browser.close();
