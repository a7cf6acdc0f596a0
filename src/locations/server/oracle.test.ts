import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../rules/lat-lon.ts';
import { buildLocations } from './build-locations.ts';

// A list of 2026 made by other hands, kept beside the repository and not part of it.
const FOLDER = new URL('../../../../shared/geo/', import.meta.url);
const TOLERANCE_KM = 8;

type Oracle = { id: number; nome: string; sigla: string; regione: number; lat: number; lon: number; former: string };

function readOracle(): Oracle[] {
  const lines = readFileSync(new URL('comuni-2026.tsv', FOLDER), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [istat, nome = '', sigla = '', regione, lat, lon, , former = ''] = line.split('\t');
    return { id: Number(istat), nome, sigla, regione: Number(regione), lat: Number(lat), lon: Number(lon), former };
  });
}

describe.runIf(existsSync(FOLDER))('beside an independent list of 2026', () => {
  const locations = existsSync(FOLDER) ? buildLocations() : undefined;
  const oracle = existsSync(FOLDER) ? readOracle() : [];
  const provincia = new Map(locations?.province.map((one) => [one.id, one]));

  test('code, name, sigla and region of every comune are the same', () => {
    const ours = locations?.citta.map(({ id, nome, provincia_id }) => {
      const { sigla, regione_id } = provincia.get(provincia_id)!;
      return `${id} ${nome} ${sigla} ${regione_id}`;
    });
    expect(ours?.toSorted()).toEqual(oracle.map((o) => `${o.id} ${o.nome} ${o.sigla} ${o.regione}`).toSorted());
  });

  test('coordinates are within 8 km', () => {
    const byId = new Map(locations?.citta.map((citta) => [citta.id, citta]));
    const far = oracle.filter((one) => distanceKm(one, byId.get(one.id)!) > TOLERANCE_KM).map(({ nome }) => nome);
    expect(far).toEqual([]);
  });

  test('every retired code that it knows leads where it says', () => {
    const aliasOf = new Map(locations?.citta_alias.map((alias) => [alias.istat_precedente, alias.citta_id]));
    const pairs = oracle.flatMap(({ id, former }) => (former.match(/\d+/g) ?? []).map((old) => [Number(old), id]));
    expect(pairs.filter(([old, id]) => aliasOf.get(old!) !== id)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(377);
  });

  test('provinces and regions are the same', () => {
    type OracleProvincia = { codiceUts: string; nome: string; sigla: string; regione: string };
    type OracleRegione = { istat: string; codice: string; nome: string };
    const read = <Row>(name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Row[];
    const province = read<OracleProvincia>('province-2026.json');
    expect(locations?.province.map((p) => `${p.id} ${p.nome} ${p.sigla} ${p.regione_id}`).toSorted()).toEqual(
      province.map((p) => `${Number(p.codiceUts)} ${p.nome} ${p.sigla} ${Number(p.regione)}`).toSorted(),
    );
    expect(locations?.regioni.map((r) => `${r.id} ${r.codice} ${r.nome}`).toSorted()).toEqual(
      read<OracleRegione>('regioni-2026.json')
        .map((r) => `${Number(r.istat)} ${r.codice} ${r.nome}`)
        .toSorted(),
    );
  });
});
