import type { OpenZone } from '../../../search/rules/open-zone.ts';
import { kindOfPoint } from '../../../search/rules/zone.ts';
import { withinSentence } from '../../../search/rules/within-sentence.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

/** Returns the phrase for a zone that follows the word "case". @example zonePhrase(seasideOfTuscany) // 'al mare in Toscana' */
export function zonePhrase({ zone, nome, dove }: OpenZone): string {
  if (zone.kind === 'riquadro') return searchMessages.inMapAreaPhrase;
  const setting = zone.kind === 'ambiente' ? withinSentence(searchMessages.environmentNames[zone.ambiente]) : '';
  const radius = zone.kind === 'ambiente' ? zone.inside : zone;
  if (radius?.kind === 'punto')
    return joined(setting, searchMessages.withinKmOfPointPhrase(radius.km, nome, kindOfPoint(radius.punto)));
  const where = radius?.kind === 'intorno' ? searchMessages.withinKmPhrase(radius.km, nome) : dove;
  return joined(setting, where);
}

/** Returns the text that the search box shows for a zone. Parsing it yields the same zone. */
export function zoneText(open: OpenZone): string {
  if (open.zone.kind === 'riquadro') return '';
  return open.zone.kind === 'area' ? open.nome : zonePhrase(open);
}

/**
 * Returns the subject of a list's heading: the only filter, or a general term if there are several filters, because
 * the chips show them.
 */
export function listSubject({ testo, tipi, servizi, sicura, gradini }: ChosenCriteria): string {
  if (testo !== '') return searchMessages.homesTitle;
  const subjects = [
    ...tipi.map((tipo) => searchMessages.propertyTypeTitles[tipo]),
    ...servizi.map((servizio) => searchMessages.serviceTitles[servizio]),
    ...(sicura ? [searchMessages.secureHomesTitle] : []),
    ...(gradini ? [searchMessages.stepFilterTitles[gradini]] : []),
  ];
  const [only = searchMessages.homesTitle, ...more] = subjects;
  return more.length > 0 ? searchMessages.homesTitle : only;
}
