import type { CittaWithCount, Place, Provincia } from '../contract.ts';
import { provinciaLabel } from '../rules/place-label.ts';
import { placePath } from '../rules/place-path.ts';
import { CittaOptions } from './CittaOptions.tsx';
import { PlaceSelect, type SelectLook } from './PlaceSelect.tsx';

type PlaceSelectsProps = {
  place: Place;
  /** The provinces of the place's region. */
  province: Provincia[];
  /** The cities of the place's province; `null` while no province is chosen. */
  citta: CittaWithCount[] | null;
  look?: SelectLook;
};

/** The province and city dropdowns of a chosen region (specification section 2, Home). A choice opens its page. */
export function PlaceSelects({ place, province, citta, look = 'field' }: PlaceSelectsProps) {
  const regione = place.regione.slug;
  const provincia = place.provincia?.slug;
  return (
    <>
      <PlaceSelect
        label="Provincia"
        placeholder="Scegli una provincia"
        look={look}
        current={provincia ? placePath({ regione, provincia }) : ''}
      >
        {province.map((each) => (
          <option key={each.id} value={placePath({ regione, provincia: each.slug })}>
            {provinciaLabel(each)}
          </option>
        ))}
      </PlaceSelect>
      <PlaceSelect
        label="Città"
        placeholder={citta ? 'Scegli una città' : 'Prima la provincia'}
        look={look}
        current={place.citta ? placePath({ regione, provincia, citta: place.citta.slug }) : ''}
      >
        {citta && <CittaOptions citta={citta} valueOf={({ slug }) => placePath({ regione, provincia, citta: slug })} />}
      </PlaceSelect>
    </>
  );
}
