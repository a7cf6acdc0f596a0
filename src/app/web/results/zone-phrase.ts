import type { OpenZone } from '../../../search/rules/open-zone.ts';
import { kindOfPoint } from '../../../search/rules/zone.ts';
import { withinSentence } from '../../../search/rules/within-sentence.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** A zone as it follows "case". @example zonePhrase(seasideOfTuscany) // 'al mare in Toscana' */
export function zonePhrase({ zone, nome, dove }: OpenZone): string {
  if (zone.kind === 'riquadro') return searchMessages.inMapAreaPhrase;
  const setting = zone.kind === 'ambiente' ? withinSentence(searchMessages.environmentNames[zone.ambiente]) : '';
  const radius = zone.kind === 'ambiente' ? zone.inside : zone;
  if (radius?.kind === 'punto')
    return joined(setting, searchMessages.withinKmOfPointPhrase(radius.km, nome, kindOfPoint(radius.punto)));
  const where = radius?.kind === 'intorno' ? searchMessages.withinKmPhrase(radius.km, nome) : dove;
  return joined(setting, where);
}

/** The text of a zone in the search box, which parses back to the same zone. */
export function zoneText(open: OpenZone): string {
  if (open.zone.kind === 'riquadro') return '';
  return open.zone.kind === 'area' ? open.nome : zonePhrase(open);
}
