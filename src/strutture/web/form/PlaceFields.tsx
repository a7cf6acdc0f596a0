import { foldName } from '../../../locations/rules/fold-name.ts';
import { provinciaLabel } from '../../../locations/rules/place-label.ts';
import { loadComuni } from '../../../locations/web/load-comuni.ts';
import { loadProvince, loadRegioni } from '../../../locations/web/load-province.ts';
import { type LoadState, useLoaded } from '../../../locations/web/use-loaded.ts';
import { Combobox } from '../../../ui/Combobox.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { formMessages } from '../../form-messages.it.ts';
import { chooseCitta, chooseProvincia, chooseRegione } from '../../rules/place-choice.ts';
import { CapField } from './CapField.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import { TextField } from './TextField.tsx';
import { locationsMessages } from '../../../locations/messages.it.ts';
import { RetryNote } from '../../../ui/RetryNote.tsx';
import * as t from './messages.it.ts';

/** There is one list of regions: any number asks for it. */
const ITALIA = 0;

function itemsOf<T>(list: LoadState<T[]>): readonly T[] {
  return list.kind === 'loaded' ? list.data : [];
}

/** Region, province, city, CAP and street: each choice clears those below it (specification section 4, "Location in the form"). */
export function PlaceFields({ form }: { form: FormControls }) {
  const { state, setState, errorOf } = form;
  // What the server drew is drawn again at once: it need not ask for anything.
  const isHydrated = useHydrated();
  const regioni = useLoaded(isHydrated ? ITALIA : null, loadRegioni);
  const province = useLoaded(state.regione_id, loadProvince);
  const comuni = useLoaded(state.provincia_id, loadComuni);
  const towns = itemsOf(comuni.loaded);

  const pickCitta = (id: number | null) => {
    const town = towns.find((each) => each.id === id) ?? null;
    setState({ ...chooseCitta(state, town), caps: town?.caps ?? [] });
  };
  return (
    <>
      <div className="strutture-two">
        <PlaceOptions
          name="regione_id"
          none={t.scegliLaRegione}
          value={state.regione_id}
          list={regioni.loaded}
          labelOf={({ nome }) => nome}
          error={errorOf('regione_id')}
          onChoose={(id) => setState({ ...chooseRegione(state, id), caps: [] })}
        />
        <PlaceOptions
          name="provincia_id"
          none={state.regione_id === null ? t.primaLaRegione : t.scegliLaProvincia}
          value={state.provincia_id}
          list={province.loaded}
          labelOf={provinciaLabel}
          error={errorOf('provincia_id')}
          onChoose={(id) => setState({ ...chooseProvincia(state, id), caps: [] })}
        />
      </div>
      <div className="strutture-citta-cap">
        <Combobox
          // What is said of a town that was not found is of its province only.
          key={state.provincia_id}
          id={fieldId('citta')}
          label={FIELD_LABELS.citta}
          options={towns.map(({ id, nome }) => ({ id, label: nome }))}
          value={state.citta_id}
          onChange={pickCitta}
          disabled={comuni.loaded.kind !== 'loaded'}
          placeholder={state.provincia_id === null ? t.primaLaProvincia : t.scriviLePrimeLettere}
          error={errorOf('citta')}
          fold={foldName}
          refuse={formMessages.cittaFuoriElenco}
        />
        <CapField form={form} caps={towns.find(({ id }) => id === state.citta_id)?.caps ?? state.caps} />
      </div>
      <PlaceStatus regioni={regioni} province={province} comuni={comuni} />
      <TextField form={form} name="indirizzo" autoComplete="street-address" placeholder={t.viaENumeroCivico} />
    </>
  );
}

type LoadStep = { loaded: LoadState<unknown>; retry: () => void };
type PlaceStatusProps = { regioni: LoadStep; province: LoadStep; comuni: LoadStep };

/** What the places are doing, said; what failed, with a way to try again. */
function PlaceStatus({ regioni, province, comuni }: PlaceStatusProps) {
  const steps = [
    { step: regioni, loading: formMessages.regioniInCaricamento, failed: formMessages.regioniNonCaricate },
    { step: province, loading: formMessages.provinceInCaricamento, failed: locationsMessages.provinceNonCaricate },
    { step: comuni, loading: formMessages.cittaInCaricamento, failed: locationsMessages.cittaNonCaricate },
  ];
  const failure = steps.find(({ step }) => step.loaded.kind === 'failed');
  return (
    <>
      <p role="status" className="sr">
        {steps.find(({ step }) => step.loaded.kind === 'loading')?.loading}
      </p>
      {failure && <RetryNote sentence={failure.failed} onRetry={failure.step.retry} />}
    </>
  );
}
