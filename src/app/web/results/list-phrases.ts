import type { OpenZone } from '../../../search/rules/open-zone.ts';
import { kindOfPoint } from '../../../search/rules/zone.ts';
import { withinSentence } from '../../../search/rules/within-sentence.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');

export function zonePhrase({ zone, nome, dove }: OpenZone): string {
  if (zone.kind === 'riquadro') return searchMessages.inMapAreaPhrase;
  const setting = zone.kind === 'ambiente' ? withinSentence(searchMessages.environmentNames[zone.ambiente]) : '';
  const radius = zone.kind === 'ambiente' ? zone.inside : zone;
  if (radius?.kind === 'punto')
    return joined(setting, searchMessages.withinKmOfPointPhrase(radius.km, nome, kindOfPoint(radius.punto)));
  const where = radius?.kind === 'intorno' ? searchMessages.withinKmPhrase(radius.km, nome) : dove;
  return joined(setting, where);
}

export function zoneText(open: OpenZone): string {
  if (open.zone.kind === 'riquadro') return '';
  return open.zone.kind === 'area' ? open.nome : zonePhrase(open);
}

/** Returns the subject of the title. For several filters, it is a general term, because the chips name the filters. */
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
