import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright, devices } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../e2e/support/chromium.ts';
import type { Struttura } from '../src/strutture/contract.ts';
import { strutturaPath } from '../src/strutture/rules/struttura-path.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const DESKTOP = { viewport: { width: 1440, height: 1000 } };
const PHONE = { ...devices['iPhone 14'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** Pictures of a README: wide enough to read, light enough to clone. */
const COLOURS = 256;

type Shot = { name: string; path: string; device: object };

/** A town with several homes, and one of them with photos, on the portal that runs at `origin`. */
async function choosePages(origin: string): Promise<{ town: string; home: string }> {
  const town = '/strutture/toscana/firenze/firenze';
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  const { data } = (await (await fetch(`${origin}/api/properties/public?citta=Firenze`)).json()) as {
    data: Struttura[];
  };
  const home = data.find((each) => each.immagini.length > 4 && each.is_guaranteed);
  if (home === undefined) throw new Error('No struttura of Florence has photos and a guarantee.');
  return { town, home: strutturaPath(home) };
}

async function takeAll(origin: string, shots: readonly Shot[]): Promise<void> {
  const browser = await playwright.launch({ ...(await chromium()), args: ['--no-sandbox', '--disable-gpu'] });
  for (const { name, path, device } of shots) {
    const context = await browser.newContext({ ...device, locale: 'it-IT', colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const picture = sharp(await page.screenshot()).png({ palette: true, colours: COLOURS, effort: 10 });
    await picture.toFile(join(FOLDER, `${name}.png`));
    await context.close();
  }
  await browser.close();
}

// Takes the README's screenshots of a running portal: `npm run screenshots -- http://127.0.0.1:3000`.
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const { town, home } = await choosePages(origin);
await takeAll(origin, [
  { name: 'home', path: '/', device: DESKTOP },
  { name: 'regione', path: '/strutture/toscana/firenze', device: DESKTOP },
  { name: 'risultati', path: town, device: DESKTOP },
  { name: 'dettaglio', path: home, device: DESKTOP },
  { name: 'home-phone', path: '/', device: PHONE },
  { name: 'dettaglio-phone', path: home, device: PHONE },
]);
