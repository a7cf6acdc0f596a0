import { Field } from '../../../ui/Field.tsx';
import { PriceInput } from '../../../ui/PriceInput.tsx';
import { PhotoPicker } from '../../../media/web/upload/PhotoPicker.tsx';
import type { CinCheck } from '../../rules/cin-check.ts';
import { CamereField } from '../camere/CamereField.tsx';
import { BookingField } from './BookingField.tsx';
import { CalendarField } from './CalendarField.tsx';
import { CheckRow } from './CheckRow.tsx';
import { CinField } from './CinField.tsx';
import { CleaningField } from './CleaningField.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { FIELD_LABELS, fieldId } from './field-names.ts';
import type { FormControls } from './form-controls.ts';
import { FormSection } from './FormSection.tsx';
import { NumberField } from './NumberField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PrivacyField } from './PrivacyField.tsx';
import { ServicesField } from './ServicesField.tsx';
import { TextField } from './TextField.tsx';
import { TypeField } from './TypeField.tsx';
import type { Uploads } from './use-submission.ts';

type FormSectionsProps = {
  form: FormControls;
  cinCheck: CinCheck;
  onUploads: (change: (now: Uploads) => Uploads) => void;
};

/** The parts of the form, top to bottom like a sheet of paper. */
export function FormSections({ form, cinCheck, onUploads }: FormSectionsProps) {
  const { state, set, errorOf } = form;
  return (
    <>
      <FormSection form={form} number={1} title={form.isAdmin ? 'La struttura' : 'La tua casa'}>
        <TextField form={form} name="nome" autoComplete="off" />
        <TypeField form={form} />
        <BookingField form={form} />
        <DescriptionField form={form} />
      </FormSection>
      <FormSection form={form} number={2} title="Il suo codice">
        <CinField form={form} check={cinCheck} />
      </FormSection>
      <FormSection form={form} number={3} title="Dove si trova">
        <PlaceFields form={form} />
      </FormSection>
      <FormSection form={form} number={4} title="Quanto è grande">
        <div className="tre">
          <NumberField form={form} name="posti_letto" />
          <NumberField form={form} name="num_camere" />
          <NumberField form={form} name="num_bagni" />
        </div>
        <CheckRow
          id={fieldId('ha_cucina')}
          label="Gli ospiti possono usare la cucina"
          checked={state.ha_cucina}
          onChange={() => set({ ha_cucina: !state.ha_cucina })}
        />
      </FormSection>
      <FormSection form={form} number={5} title="Quanto costa">
        {state.tipo_prenotazione === 'bnb' ? (
          <CamereField
            id={fieldId('camere')}
            camere={state.camere}
            onChange={(camere) => set({ camere })}
            error={errorOf('camere')}
            errors={form.errorsOfRooms}
          />
        ) : (
          <Field
            id={fieldId('prezzo_notte')}
            label={FIELD_LABELS.prezzo_notte}
            error={errorOf('prezzo_notte')}
            className="corto"
          >
            {(control) => (
              <PriceInput {...control} value={state.prezzo_notte} onChange={(text) => set({ prezzo_notte: text })} />
            )}
          </Field>
        )}
        <CleaningField form={form} />
      </FormSection>
      <FormSection form={form} number={6} title="Servizi">
        <ServicesField form={form} />
      </FormSection>
      <FormSection form={form} number={7} title="Foto">
        <PhotoPicker
          id={fieldId('immagini')}
          {...form.photos}
          photos={state.photos}
          onChange={(photos) => set({ photos })}
          onBusyChange={(isBusy) => onUploads((now) => ({ ...now, isBusy }))}
          onFailedChange={(failed) => onUploads((now) => ({ ...now, failed }))}
          error={errorOf('immagini')}
        />
      </FormSection>
      <FormSection
        form={form}
        number={8}
        title={form.isAdmin ? 'Come la trovano gli ospiti' : 'Come ti trovano gli ospiti'}
      >
        <Contacts form={form} />
      </FormSection>
      <FormSection
        form={form}
        number={9}
        title={form.isAdmin ? 'Il calendario che c’è già' : 'Il calendario che hai già'}
      >
        <CalendarField form={form} />
      </FormSection>
      {form.isAdmin && (
        <FormSection form={form} number={10} title="I pagamenti con carta">
          <CheckRow
            id={fieldId('stripe_onboarding_completed')}
            label={FIELD_LABELS.stripe_onboarding_completed}
            hint="Il badge «Sicura» si accende quando c’è anche un account Stripe collegato: da sola questa spunta non basta."
            checked={state.stripe_onboarding_completed}
            onChange={() => set({ stripe_onboarding_completed: !state.stripe_onboarding_completed })}
          />
        </FormSection>
      )}
      {form.mode === 'create' && !form.isAdmin && <PrivacyField form={form} />}
    </>
  );
}

function Contacts({ form }: { form: FormControls }) {
  return (
    <div className="due">
      <TextField
        form={form}
        name="telefono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional="facoltativo"
        hint={`Lo vedono gli ospiti, per ${form.isAdmin ? 'chiamare o scrivere' : 'chiamarti o scriverti'} su WhatsApp.`}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        optional={form.isAdmin ? 'facoltativa' : undefined}
        hint={emailHint(form)}
      />
    </div>
  );
}

function emailHint({ mode, isAdmin }: FormControls): string {
  if (mode === 'edit') return 'La vedono gli ospiti.';
  if (isAdmin) return 'La vedono gli ospiti. Con questo indirizzo il proprietario entra nella sua area.';
  return 'La vedono gli ospiti. Qui ti mandiamo il link per confermarla ed entrare nella tua area.';
}
