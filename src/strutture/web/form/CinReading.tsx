import { useRef } from 'react';
import type { PlaceOfCitta } from '../../../locations/contract.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type Cin, decodeCin, parseCin, describeCin } from '../../rules/cin.ts';
import { chooseCitta } from '../../rules/place-choice.ts';
import type { FormControls } from './form-controls.ts';
import { loadPlace } from '../../../locations/web/load-places.ts';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import * as messages from '../../messages/owner.ts';

function useCinTown(cin: Cin | null): PlaceOfCitta | null {
  const { loaded } = useLoaded((cin && decodeCin(cin)?.citta_id) ?? null, loadPlace);
  return loaded.kind === 'loaded' ? loaded.data : null;
}

export function CinReading({ form }: { form: FormControls }) {
  const { cin: typed, citta_id, tipo_struttura } = form.state;
  const box = useRef<HTMLDivElement>(null);
  const cin = parseCin(typed);
  const place = useCinTown(cin);
  const reading = cin && describeCin({ cin, cinTown: place?.citta ?? null, citta_id, tipi: tipo_struttura });
  if (!reading) return null;
  const take = ({ regione, provincia, citta }: PlaceOfCitta) => {
    form.setState({
      ...chooseCitta({ ...form.state, regione_id: regione.id, provincia_id: provincia.id }, citta),
      caps: citta.caps,
    });
    box.current?.focus();
    announce(messages.townChosen(citta.nome));
  };
  return (
    <div ref={box} className="strutture-cin-read" tabIndex={-1}>
      <p>
        <Icon name="identification-card" />
        <span>
          {messages.cinDescriptionText(reading)}
          {place && citta_id === null && (
            <>
              {' '}
              <button type="button" className="txtlink" onClick={() => take(place)}>
                {messages.takeTownButton(place.citta.nome)}
              </button>
            </>
          )}
        </span>
      </p>
      {reading.notes.map((note) => (
        <p key={note} className="nota">
          <Icon name="info" />
          {messages.cinNotes[note]}
        </p>
      ))}
    </div>
  );
}
