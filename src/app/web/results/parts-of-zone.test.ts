import { expect, test } from 'vitest';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import type { Zone } from '../../../search/rules/zone.ts';
import { partsOfZone } from './parts-of-zone.ts';
import { zonePhrase, zoneText } from './list-phrases.ts';

const AREA = { kind: 'area', area: 'salento' } as const;
const RADIUS = { kind: 'intorno', citta_id: 52032, km: 20 } as const;
const setting = (inside: typeof AREA | typeof RADIUS | null, dove = ''): Zone => ({
  kind: 'ambiente',
  ambiente: 'mare',
  inside,
  dove,
});

function open(zone: Zone, named: Partial<OpenZone> = {}): OpenZone {
  return { zone, scope: { kind: 'italia' }, nome: '', dove: '', path: '', ...named };
}
const SALENTO = { nome: 'Salento', dove: 'nel Salento' };
const SIENA = { nome: 'Siena', dove: 'a Siena', path: 'toscana/siena/siena' };

test.each<[string, OpenZone, [string, string][]]>([
  ['nel Salento', open(AREA, SALENTO), [['Salento', '/cerca']]],
  ['entro 20 km da Siena', open(RADIUS, SIENA), [['Entro 20 km da Siena', '/strutture/toscana/siena/siena']]],
  ['al mare', open(setting(null)), [['Al mare', '/cerca']]],
  [
    'al mare in Toscana',
    open(setting(null, 'toscana'), { nome: 'Toscana', dove: 'in Toscana' }),
    [['Al mare', '/cerca?dove=toscana']],
  ],
  [
    'al mare nel Salento',
    open(setting(AREA), SALENTO),
    [
      ['Al mare', '/cerca?area=salento'],
      ['Salento', '/cerca?ambiente=mare'],
    ],
  ],
  [
    'al mare entro 20 km da Siena',
    open(setting(RADIUS), SIENA),
    [
      ['Al mare', '/cerca?intorno=52032&km=20'],
      ['Entro 20 km da Siena', '/cerca?ambiente=mare'],
    ],
  ],
  [
    'nella zona della mappa',
    open({ kind: 'riquadro', west: 11, south: 43, east: 12, north: 44 }),
    [['Zona della mappa', '/cerca']],
  ],
])('zonePhrase returns «%s», and partsOfZone lists the removable parts of the zone', (phrase, zone, parts) => {
  expect(zonePhrase(zone)).toBe(phrase);
  expect(partsOfZone(zone).map(({ label, base }) => [label, base])).toEqual(parts);
});

test('zoneText returns the search text for a zone', () => {
  expect(zoneText(open(AREA, SALENTO))).toBe('Salento');
  expect(zoneText(open(setting(null, 'toscana'), { nome: 'Toscana', dove: 'in Toscana' }))).toBe('al mare in Toscana');
});
