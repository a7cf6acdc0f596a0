import { foldName } from '../../../locations/rules/fold-name.ts';
import { provinciaLabel } from '../../../locations/rules/place-label.ts';
import { loadComuni, loadProvince, loadRegioni } from '../../../locations/web/load-places.ts';
import { type LoadState, useLoaded } from '../../../locations/web/use-loaded.ts';
import { Combobox } from '../../../ui/forms/Combobox.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { chooseCitta, chooseProvincia, chooseRegione } from '../../rules/place-choice.ts';
import type { FormControls } from './form-controls.ts';
import { TextField } from './TextField.tsx';
import { RetryNote } from '../../../ui/loading/RetryNote.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import * as messages from '../../messages/owner.ts';
import * as locationsMessages from '../../../locations/messages/visitor.ts';

/** Key of the regions for `useLoaded`. There is only one list of regions, so any number works. */
const ITALIA = 0;

function itemsOf<T>(list: LoadState<T[]>): readonly T[] {
  return list.kind === 'loaded' ? list.data : [];
}

export function PlaceFields({ form }: { form: FormControls }) {
  const { state, setState, errorOf } = form;
  // Waits for hydration, because the form is then remounted and would load the regions twice.
  const isHydrated = useHydrated();
  const regioni = useLoaded(isHydrated ? ITALIA : null, loadRegioni);
  const province = useLoaded(state.regione_id, loadProvince);
  const comuni = useLoaded(state.provincia_id, loadComuni);
  const towns = itemsOf(comuni.loaded);

  const pickCitta = (id: number | null) => {
    const town = towns.find((each) => each.id === id) ?? null;
    // The form may have changed since this render, so the update starts from its current state.
    setState((now) => ({ ...chooseCitta(now, town), caps: town?.caps ?? [] }));
  };
  return (
    <>
      <div className="strutture-two">
        <PlaceOptions
          name="regione_id"
          none={messages.chooseRegionOption}
          value={state.regione_id}
          list={regioni.loaded}
          labelOf={({ nome }) => nome}
          error={errorOf('regione_id')}
          onChoose={(id) => setState({ ...chooseRegione(state, id), caps: [] })}
        />
        <PlaceOptions
          name="provincia_id"
          none={state.regione_id === null ? messages.regionFirstHint : messages.chooseProvinceOption}
          value={state.provincia_id}
          list={province.loaded}
          labelOf={provinciaLabel}
          error={errorOf('provincia_id')}
          onChoose={(id) => setState({ ...chooseProvincia(state, id), caps: [] })}
        />
      </div>
      <div className="strutture-citta-cap">
        <Combobox
          // A new key clears the message about an unknown town when the province changes.
          key={state.provincia_id}
          id={messages.fieldId('citta')}
          label={messages.FIELD_LABELS.citta}
          options={towns.map(({ id, nome }) => ({ id, label: nome }))}
          value={state.citta_id}
          onChange={pickCitta}
          disabled={comuni.loaded.kind !== 'loaded'}
          placeholder={state.provincia_id === null ? messages.provinceFirstHint : messages.townSearchHint}
          error={errorOf('citta')}
          fold={foldName}
          refuse={messages.townNotInList}
        />
        <CapField form={form} caps={towns.find(({ id }) => id === state.citta_id)?.caps ?? state.caps} />
      </div>
      <PlaceStatus regioni={regioni} province={province} comuni={comuni} />
      <TextField
        form={form}
        name="indirizzo"
        autoComplete="street-address"
        placeholder={messages.streetAndNumberHint}
      />
    </>
  );
}

type LoadStep = { loaded: LoadState<unknown>; retry: () => void };
type PlaceStatusProps = { regioni: LoadStep; province: LoadStep; comuni: LoadStep };

function PlaceStatus({ regioni, province, comuni }: PlaceStatusProps) {
  const steps = [
    { step: regioni, loading: messages.loadingRegions, failed: messages.regionsNotLoaded },
    { step: province, loading: messages.loadingProvinces, failed: locationsMessages.provincesNotLoaded },
    { step: comuni, loading: messages.loadingTowns, failed: locationsMessages.townsNotLoaded },
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

type PlaceOptionsProps<T> = {
  name: 'regione_id' | 'provincia_id';
  none: string;
  value: number | null;
  list: LoadState<T[]>;
  labelOf: (item: T) => string;
  error: string | undefined;
  onChoose: (id: number | null) => void;
};

function PlaceOptions<T extends { id: number }>(props: PlaceOptionsProps<T>) {
  const { name, none, value, list, labelOf, error, onChoose } = props;
  return (
    <Field id={messages.fieldId(name)} label={messages.FIELD_LABELS[name]} error={error}>
      {(control) => (
        <select
          {...control}
          className="sel"
          name={name}
          disabled={list.kind === 'idle'}
          value={list.kind === 'loaded' ? (value ?? '') : ''}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{list.kind === 'loading' ? messages.pleaseWait : none}</option>
          {list.kind === 'loaded' &&
            list.data.map((item) => (
              <option key={item.id} value={item.id}>
                {labelOf(item)}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}

type CapFieldProps = {
  form: FormControls;
  caps: readonly string[];
};

function CapField({ form, caps }: CapFieldProps) {
  const { cap, citta_id } = form.state;
  const set = (chosen: string) => form.set({ cap: chosen, caps: [...caps] });
  return (
    <Field id={messages.fieldId('cap')} label={messages.FIELD_LABELS.cap} error={form.errorOf('cap')}>
      {(control) =>
        caps.length > 1 ? (
          <select {...control} className="sel num" name="cap" value={cap} onChange={({ target }) => set(target.value)}>
            <option value="">{messages.chooseOption}</option>
            {caps.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            className="inp num"
            name="cap"
            inputMode="numeric"
            autoComplete="postal-code"
            readOnly={citta_id === null || caps.length === 1}
            value={cap}
            onChange={({ target }) => set(target.value)}
          />
        )
      }
    </Field>
  );
}
