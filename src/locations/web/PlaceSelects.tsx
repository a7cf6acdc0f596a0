import { useEffect } from 'react';
import type { CittaWithCount, Place, Provincia } from '../contract.ts';
import { cittaLabel, provinciaLabel } from '../rules/place-label.ts';
import { type PlaceSlugs, placePath } from '../rules/place-path.ts';
import { splitByHomes } from '../rules/split-by-homes.ts';
import { PlaceSelect, type SelectLook } from './PlaceSelect.tsx';
import { visitedPlaces } from './visited-places.ts';
import * as messages from '../messages/visitor.ts';

type PlaceSelectsProps = {
  place: Place;
  province: Provincia[];
  citta: CittaWithCount[] | null;
  look?: SelectLook;
  query?: string;
};

type CittaOptionsProps = { citta: CittaWithCount[]; valueOf: (citta: CittaWithCount) => string };

function CittaOptions({ citta, valueOf }: CittaOptionsProps) {
  const { withHomes, without } = splitByHomes(citta);
  const options = (group: CittaWithCount[]) =>
    group.map((each) => (
      <option key={each.id} value={valueOf(each)} translate="no">
        {cittaLabel(each)}
      </option>
    ));
  return (
    <>
      {withHomes.length > 0 && <optgroup label={messages.withHomesTitle}>{options(withHomes)}</optgroup>}
      {without.length > 0 && <optgroup label={messages.withoutHomesTitle}>{options(without)}</optgroup>}
    </>
  );
}

export function PlaceSelects({ place, province, citta, look = 'field', query = '' }: PlaceSelectsProps) {
  const regione = place.regione.slug;
  const provincia = place.provincia?.slug;
  const pathOf = (slugs: Partial<PlaceSlugs>) => placePath({ regione, ...slugs }) + query;
  useEffect(() => {
    for (const each of province) visitedPlaces.province.set(placePath({ regione, provincia: each.slug }), each);
    for (const each of citta ?? []) visitedPlaces.citta.set(placePath({ regione, provincia, citta: each.slug }), each);
  }, [regione, provincia, province, citta]);
  return (
    <>
      <PlaceSelect
        label={messages.provinceLabel}
        placeholder={messages.provincePlaceholder}
        look={look}
        current={provincia ? pathOf({ provincia }) : ''}
      >
        {province.map((each) => (
          <option key={each.id} value={pathOf({ provincia: each.slug })} translate="no">
            {provinciaLabel(each)}
          </option>
        ))}
      </PlaceSelect>
      <PlaceSelect
        label={messages.townLabel}
        placeholder={citta ? messages.townPlaceholder : messages.provinceFirstPlaceholder}
        look={look}
        current={place.citta ? pathOf({ provincia, citta: place.citta.slug }) : ''}
      >
        {citta && <CittaOptions citta={citta} valueOf={({ slug }) => pathOf({ provincia, citta: slug })} />}
      </PlaceSelect>
    </>
  );
}
