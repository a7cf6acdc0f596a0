import { isAppError } from '../../kernel/calls/app-error.ts';
import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';
import type { Language } from '../../kernel/language.ts';
import { type PageAddress, readAddress, writeAddress } from '../../kernel/pages/page-address.ts';
import type { LocationsService, Place } from '../../locations/contract.ts';
import { inLanguage } from '../../platform/http/in-language.ts';

type Locations = Pick<LocationsService, 'findPlace' | 'listRegioni' | 'listProvince' | 'listCitta'>;

const slugOf = (places: readonly { id: number; slug: string }[], id: number): string[] =>
  places.filter((each) => each.id === id).map(({ slug }) => slug);

async function slugsOf({ regione, provincia, citta }: Place, locations: Locations): Promise<string> {
  const slugs = slugOf(await locations.listRegioni(), regione.id);
  if (provincia) slugs.push(...slugOf(await locations.listProvince(regione.id), provincia.id));
  if (provincia && citta) slugs.push(...slugOf(await locations.listCitta(provincia.id), citta.id));
  return slugs.join('/');
}

/** Returns a function that translates URLs and falls back to the home page for unknown pages and places. */
export function createAddressTranslator(locations: Locations) {
  async function translatePlace(slugs: string, from: Language, to: Language): Promise<string> {
    const [regione = '', provincia, citta] = slugs.split('/');
    const place = await inLanguage(from, () => locations.findPlace({ regione, provincia, citta }));
    return inLanguage(to, () => slugsOf(place, locations));
  }

  async function translateRest({ page, rest, language }: PageAddress, to: Language): Promise<string> {
    return page === 'strutture' && rest !== '' ? `/${await translatePlace(rest.slice(1), language, to)}` : rest;
  }

  return async (address: string, to: Language): Promise<string> => {
    const url = URL.parse(address, 'http://localhost');
    const found = url && address.startsWith('/') && url.host === 'localhost' ? readAddress(url.pathname) : null;
    if (!url || !found) return ALL_PATHS[to].home;
    try {
      const rest = await translateRest(found, to);
      const dove = url.searchParams.get('dove');
      // On list pages, the path of the URL names the place instead of `dove`.
      const place = dove && found.page !== 'strutture' ? await translatePlace(dove, found.language, to) : null;
      if (place !== null) url.searchParams.set('dove', place);
      return writeAddress({ ...found, language: to, rest }) + url.search.replaceAll('%2F', '/');
    } catch (error) {
      if (isAppError(error)) return ALL_PATHS[to].home;
      throw error;
    }
  };
}
