/**
 * Writes `src/ui/styles/fallback-fonts.css`, which adapts system fonts to the metrics of our web fonts, to avoid layout shifts.
 * Run `node lab/data/build-fallback-fonts.ts` after a change to the fonts.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright, type Page } from '@playwright/test';
import { chromium } from '../../e2e/support/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = 'src/ui/styles/fallback-fonts.css';

const SAMPLE = `Casetta dei limoni, via della Chiesa 12, Castiglione della Pescaia (GR). Ospitalità vera, di chi apre la propria casa:
parli con chi ospita, prenoti e paghi in sicurezza. Colazione inclusa, parcheggio, animali ammessi. 4 ospiti, 2 camere da letto, 1 bagno,
cucina. Da 95 € a notte, 1.234,50 € in tutto per 7 notti, dal 14 al 21 agosto 2026. Mostra le case. Date e ospiti. Filtri. Ordina per
prezzo. In Toscana, Sicilia e Puglia trovi masserie, agriturismi, bed & breakfast e appartamenti; ogni annuncio ha il suo CIN.`;

type Face = {
  ours: 'Figtree' | 'Young Serif';
  /** `weights` are the CSS weights that the system font replaces, and `measured` is the most frequent of them. */
  weights: string;
  measured: number;
  name: string;
  local: readonly string[];
  file: readonly [npmPackage: string, path: string];
};

const ARIMO = '@expo-google-fonts/arimo@0.4.3';
const ROBOTO = '@expo-google-fonts/roboto@0.4.3';
const DEJAVU = 'dejavu-fonts-ttf@2.37.3';
const NOTO = '@expo-google-fonts/noto-sans@0.4.2';
/** Local names of Noto Sans and of Open Sans, which has the same letter shapes and is included in the browser of the end-to-end tests. */
const OPEN = ['Noto Sans', 'NotoSans-Regular', 'Open Sans', 'OpenSans-Regular'] as const;
const LIGHT = { ours: 'Figtree', weights: '300 500', measured: 400 } as const;
const STRONG = { ours: 'Figtree', weights: '501 900', measured: 625 } as const;
const TITLES = { ours: 'Young Serif', weights: '400', measured: 400 } as const;

/** Windows, macOS and iOS have Arial and Georgia. Android has Roboto and Noto Serif. Linux has Liberation, DejaVu or Noto. */
const FACES: readonly Face[] = [
  {
    ...LIGHT,
    name: 'Figtree Arial',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    file: [ARIMO, '400Regular/Arimo_400Regular.ttf'],
  },
  {
    ...STRONG,
    name: 'Figtree Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    file: [ARIMO, '700Bold/Arimo_700Bold.ttf'],
  },
  // On Android, `local()` finds only the regular weight of Roboto, so the bold font face uses it too.
  {
    ...LIGHT,
    name: 'Figtree Roboto',
    local: ['Roboto', 'Roboto-Regular'],
    file: [ROBOTO, '400Regular/Roboto_400Regular.ttf'],
  },
  {
    ...STRONG,
    name: 'Figtree Roboto',
    local: ['Roboto', 'Roboto-Regular'],
    file: [ROBOTO, '400Regular/Roboto_400Regular.ttf'],
  },
  { ...LIGHT, name: 'Figtree DejaVu', local: ['DejaVu Sans'], file: [DEJAVU, 'ttf/DejaVuSans.ttf'] },
  { ...STRONG, name: 'Figtree DejaVu', local: ['DejaVu Sans Bold'], file: [DEJAVU, 'ttf/DejaVuSans-Bold.ttf'] },
  { ...LIGHT, name: 'Figtree Noto', local: OPEN, file: [NOTO, '400Regular/NotoSans_400Regular.ttf'] },
  {
    ...STRONG,
    name: 'Figtree Noto',
    local: ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'],
    file: [NOTO, '700Bold/NotoSans_700Bold.ttf'],
  },
  {
    ...TITLES,
    name: 'Young Serif Georgia',
    local: ['Georgia', 'Gelasio'],
    file: ['@expo-google-fonts/gelasio@0.4.1', '400Regular/Gelasio_400Regular.ttf'],
  },
  {
    ...TITLES,
    name: 'Young Serif Noto',
    local: ['Noto Serif', 'NotoSerif-Regular'],
    file: ['@expo-google-fonts/noto-serif@0.4.2', '400Regular/NotoSerif_400Regular.ttf'],
  },
  { ...TITLES, name: 'Young Serif DejaVu', local: ['DejaVu Serif'], file: [DEJAVU, 'ttf/DejaVuSerif.ttf'] },
  { ...TITLES, name: 'Young Serif Sans', local: OPEN, file: [NOTO, '400Regular/NotoSans_400Regular.ttf'] },
];

const OURS = {
  Figtree: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'Young Serif': 'node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
} as const;

function createPackages(folder: string) {
  const fetched = new Map<string, string>();
  return (npmPackage: string): string => {
    const known = fetched.get(npmPackage);
    if (known !== undefined) return known;
    const place = mkdtempSync(join(folder, 'package-'));
    const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', place, npmPackage], {
      encoding: 'utf8',
    });
    execFileSync('tar', ['-xzf', join(place, archive.trim()), '-C', place, '--strip-components', '1']);
    fetched.set(npmPackage, place);
    return place;
  };
}

type Measures = { width: number; ascent: number; descent: number };

async function measure(page: Page, file: string, weight: number | null): Promise<Measures> {
  const font = readFileSync(file).toString('base64');
  const script = `(async () => {
    const face = new FontFace('Measured', 'url(data:font/ttf;base64,${font})', ${weight === null ? '{}' : "{ weight: '300 900' }"});
    document.fonts.add(await face.load());
    const context = document.createElement('canvas').getContext('2d');
    context.font = '${weight ?? 400} 1000px Measured';
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(${JSON.stringify(SAMPLE)});
    document.fonts.clear();
    return { width, ascent, descent };
  })()`;
  return page.evaluate<Measures>(script);
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function rule({ name, weights, local }: Face, ours: Measures, theirs: Measures): string {
  const size = ours.width / theirs.width;
  return `@font-face {
  font-family: '${name}';
  src: ${local.map((each) => `local('${each}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / 1000 / size)};
  descent-override: ${percent(ours.descent / 1000 / size)};
  line-gap-override: 0%;
}
`;
}

const { executablePath, env } = await chromium();
const folder = mkdtempSync(join(tmpdir(), 'fallback-fonts-'));
const packageFolder = createPackages(folder);
const browser = await playwright.launch({ executablePath, env });
const page = await browser.newPage();
const rules: string[] = [];
for (const face of FACES) {
  const ours = await measure(page, join(ROOT, OURS[face.ours]), face.ours === 'Figtree' ? face.measured : null);
  const theirs = await measure(page, join(packageFolder(face.file[0]), face.file[1]), null);
  rules.push(rule(face, ours, theirs));
}
await browser.close();
rmSync(folder, { recursive: true });
const head =
  '/* Fonts of the device, drawn as wide and as high as ours until these arrive. Made by lab/data/build-fallback-fonts.ts. */\n';
writeFileSync(join(ROOT, TARGET), head + rules.join(''));
process.stdout.write(`${TARGET}: ${rules.length} faces\n`);
