import { paths } from '../../../kernel/pages/paths.ts';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import { kindOfPoint, writeZone, type Zone } from '../../../search/rules/zone.ts';
import { listBase } from './href-of.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

type ZonePart = { label: string; base: string };

function labelOf(zone: Exclude<Zone, { kind: 'ambiente' }>, nome: string): string {
  if (zone.kind === 'riquadro') return searchMessages.mapAreaTitle;
  if (zone.kind === 'punto') return searchMessages.withinKmOfPointTitle(zone.km, nome, kindOfPoint(zone.punto));
  return zone.kind === 'intorno' ? searchMessages.withinKmTitle(zone.km, nome) : nome;
}

function withoutZone(zone: Zone, path: string): string {
  return zone.kind === 'intorno' || zone.kind === 'punto' ? listBase(path) : paths.cerca;
}

/** Returns the parts of a zone. The URL of each part opens the list without this part. */
export function partsOfZone(open: OpenZone | null): ZonePart[] {
  if (open === null) return [];
  const { zone, nome, path } = open;
  if (zone.kind !== 'ambiente') return [{ label: labelOf(zone, nome), base: withoutZone(zone, path) }];
  const { ambiente, inside, dove } = zone;
  const label = searchMessages.environmentNames[ambiente];
  if (inside === null) return [{ label, base: dove === '' ? paths.cerca : listBase(dove) }];
  const withoutPlace = `${paths.cerca}?${writeZone({ ...zone, inside: null })}`;
  return [
    { label, base: `${paths.cerca}?${writeZone(inside)}` },
    { label: labelOf(inside, nome), base: withoutPlace },
  ];
}
