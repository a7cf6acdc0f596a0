import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { placePhrases } from '../../locations/rules/place-phrase.ts';
import { placeTitle } from '../../locations/rules/place-label.ts';
import type { AreaIndex } from './index-areas.ts';
import type { PointIndex } from './index-points.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceFacts } from './place-facts.ts';

type Place = Parameters<PlaceIndex['describe']>[0];
type Describe = PlaceIndex['describe'];

export function byId<One extends { id: number }>(places: readonly One[]): ReadonlyMap<number, One> {
  return new Map(places.map((place) => [place.id, place]));
}

function createNamed(facts: PlaceFacts) {
  const places = { regione: byId(facts.regioni), provincia: byId(facts.province), citta: byId(facts.citta) };
  return (kind: 'regione' | 'provincia' | 'citta', id: number): { nome: string; slug: string } => {
    const place = places[kind].get(id);
    if (place === undefined) return { nome: '', slug: '' };
    const [language, italian] = [currentLanguage(), { kind, id, nome: place.nome }];
    return { nome: facts.names.nameIn(language, italian), slug: facts.names.slugIn(language, italian) };
  };
}

function createDescribe(facts: PlaceFacts, named: ReturnType<typeof createNamed>): Describe {
  const [province, citta] = [byId(facts.province), byId(facts.citta)];
  return ({ kind, id }) => {
    if (kind === 'regione') {
      const { nome, slug } = named('regione', id);
      return { nome, dove: '', path: slug };
    }
    const town = kind === 'citta' ? citta.get(id) : undefined;
    const provinciaId = town?.provincia_id ?? id;
    const provincia = named('provincia', provinciaId);
    const regione = named('regione', province.get(provinciaId)?.regione_id ?? 0);
    const path = `${regione.slug}/${provincia.slug}`;
    if (town !== undefined) {
      const { nome, slug } = named('citta', id);
      return { nome, dove: `${provincia.nome}, ${regione.nome}`, path: `${path}/${slug}` };
    }
    return { nome: placeTitle(placePhrases.provinciaPhrase(provincia.nome)), dove: regione.nome, path };
  };
}

type DescribedPlace = ReturnType<Describe>;

function createDescribePoint(
  { citta }: PlaceFacts,
  named: ReturnType<typeof createNamed>,
  { point, townsOfPoint }: Pick<PointIndex, 'point' | 'townsOfPoint'>,
): (id: number) => DescribedPlace {
  return (id) => {
    const [town = 0] = townsOfPoint(id);
    const townName = named('citta', town).nome;
    const italian = citta.find((each) => each.id === town)?.nome ?? '';
    const { nome = '' } = point(id) ?? {};
    const isOfTown = italian !== '' && `${nome} `.startsWith(`${italian} `);
    return { nome: isOfTown ? townName + nome.slice(italian.length) : nome, dove: townName, path: '' };
  };
}

export function createDescriptions(
  facts: PlaceFacts,
  index: Pick<AreaIndex, 'area'> & Pick<PointIndex, 'point' | 'townsOfPoint'>,
  ancestorsOf: PlaceIndex['ancestorsOf'],
): Pick<PlaceIndex, 'describe' | 'phraseOf'> {
  const named = createNamed(facts);
  const describe = createDescribe(facts, named);
  const describePoint = createDescribePoint(facts, named, index);
  /** Describes an area by its regions. `path` is empty, because areas have no URL `/strutture/{path}`. */
  const describeArea = ({ nome, citta_ids }: { nome: string; citta_ids: readonly number[] }) => {
    const outer = citta_ids.flatMap((id) => ancestorsOf({ kind: 'citta', id }));
    const regioni = outer.filter(({ kind }) => kind === 'regione');
    const names = [...new Set(regioni.map((regione) => describe(regione).nome))];
    return { nome, dove: names.join(', '), path: '' };
  };
  const areaOf = ({ kind, id }: Place) => (kind === 'area' ? index.area(id) : undefined);
  return {
    describe(place) {
      if (place.kind === 'punto') return describePoint(place.id);
      const known = areaOf(place);
      return known === undefined ? describe(place) : describeArea(known);
    },
    phraseOf(place) {
      if (place.kind === 'area') return areaOf(place)?.dove ?? '';
      if (place.kind === 'punto') return describePoint(place.id).nome;
      const { nome } = named(place.kind, place.id);
      if (place.kind === 'regione') return placePhrases.inRegione(nome);
      return place.kind === 'provincia' ? placePhrases.inProvincia(nome) : placePhrases.inCitta(nome);
    },
  };
}
