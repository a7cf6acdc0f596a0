import type { PlaceOfCitta } from '../../../locations/contract.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { parseCin } from '../../rules/cin.ts';
import { describeCin } from '../../rules/describe-cin.ts';
import { chooseCitta } from '../../rules/place-choice.ts';
import { submissionMessages } from '../../submission-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import { useCinTown } from './use-cin-town.ts';

/**
 * What the CIN says of itself. What does not fit the rest of the form is worth a second look, never a refusal; while no
 * city is chosen, the code's own is offered.
 */
export function CinReading({ form }: { form: FormControls }) {
  const { cin: typed, citta_id, tipo_struttura } = form.state;
  const cin = parseCin(typed);
  const place = useCinTown(cin);
  const reading = cin && describeCin({ cin, cinTown: place?.citta ?? null, citta_id, tipi: tipo_struttura });
  if (!reading) return null;
  return (
    <div className="letto-cin">
      <p>
        <Icon name="identification-card" />
        <span>
          {submissionMessages.cinDetto(reading)}
          {place && citta_id === null && <TakePlace form={form} place={place} />}
        </span>
      </p>
      {reading.notes.map((note) => (
        <p key={note} className="nota">
          <Icon name="info" />
          {submissionMessages.cinNote[note]}
        </p>
      ))}
    </div>
  );
}

function TakePlace({ form, place: { regione, provincia, citta } }: { form: FormControls; place: PlaceOfCitta }) {
  const take = () =>
    form.setState({
      ...chooseCitta({ ...form.state, regione_id: regione.id, provincia_id: provincia.id }, citta),
      caps: citta.caps,
    });
  return (
    <>
      {' '}
      <button type="button" className="txtlink" onClick={take}>
        Usa {citta.nome} come città
      </button>
    </>
  );
}
