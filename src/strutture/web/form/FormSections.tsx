import { Field } from '../../../ui/Field.tsx';
import { PriceInput } from '../../../ui/PriceInput.tsx';
import { PhotoPicker } from '../../../media/web/upload/PhotoPicker.tsx';
import type { CinCheck } from '../../rules/cin-check.ts';
import { CamereField } from '../camere/CamereField.tsx';
import { CheckRow } from './CheckRow.tsx';
import { CinField } from './CinField.tsx';
import { CleaningField } from './CleaningField.tsx';
import { FIELD_LABELS, fieldId } from './field-messages.it.ts';
import type { FormControls } from './form-controls.ts';
import { HostFields } from './HostFields.tsx';
import { HouseRulesFields } from './HouseRulesFields.tsx';
import { LongTextField } from './LongTextField.tsx';
import { NumberField } from './NumberField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PointFields } from './PointFields.tsx';
import { RoomQuestion } from './RoomQuestion.tsx';
import { ServicesField } from './ServicesField.tsx';
import { StanzeField } from './StanzeField.tsx';
import { TextField } from './TextField.tsx';
import { TranslationFields } from './TranslationFields.tsx';
import { BookingField, TypeField } from './TypeField.tsx';
import { useRoomMismatch } from './use-room-mismatch.ts';
import type { Uploads } from './use-submission.ts';
import { recordOf } from '../../../kernel/records.ts';
import { paths } from '../../../kernel/paths.ts';
import { flagQuestions } from '../../listing-messages.it.ts';
import { MAX_DESCRIZIONE } from '../../rules/read-struttura.ts';
import { FLAG_FIELDS } from '../../rules/flag-fields.ts';
import { type ReactNode, useId } from 'react';
import * as t from './messages.it.ts';
import * as story from './story-messages.it.ts';
import * as translations from './translations-messages.it.ts';
import { FieldError } from '../../../ui/FieldError.tsx';

type FormSectionsProps = {
  form: FormControls;
  cinCheck: CinCheck;
  onUploads: (change: (now: Uploads) => Uploads) => void;
};

export function FormSections({ form, cinCheck, onUploads }: FormSectionsProps) {
  const { state, set, errorOf } = form;
  const mismatch = useRoomMismatch(state);
  return (
    <>
      <FormSection form={form} number={1} title={form.isAdmin ? t.laStruttura : t.laTuaCasa}>
        <TextField form={form} name="nome" autoComplete="off" />
        <TypeField form={form} />
        <BookingField form={form} />
        <LongTextField form={form} name="descrizione" rows={6} max={MAX_DESCRIZIONE} hint={t.comeLaCasaCheCosa} />
      </FormSection>
      <FormSection form={form} number={2} title={t.ilSuoCodice}>
        <CinField form={form} check={cinCheck} />
      </FormSection>
      <FormSection form={form} number={3} title={t.doveSiTrova}>
        <PlaceFields form={form} />
        <PointFields form={form} />
      </FormSection>
      <FormSection form={form} number={4} title={t.quantoEGrande}>
        <div className="strutture-three">
          <NumberField form={form} name="posti_letto" />
          <NumberField form={form} name="num_camere" />
          <NumberField form={form} name="num_bagni" />
        </div>
        <RoomQuestion form={form} mismatch={mismatch} isHere={!mismatch.isAmongRooms} />
        {FLAG_FIELDS.map((field) => (
          <CheckRow
            key={field}
            id={fieldId(field)}
            label={flagQuestions[field]}
            checked={state[field]}
            onChange={() => set(recordOf([field], () => !state[field]))}
          />
        ))}
        {state.tipo_prenotazione === 'casa_vacanza' && <StanzeField form={form} />}
      </FormSection>
      <FormSection form={form} number={5} title={t.quantoCosta}>
        {state.tipo_prenotazione === 'bnb' ? (
          <>
            <CamereField
              id={fieldId('camere')}
              camere={state.camere}
              lingua={state.lingua}
              onChange={(camere) => set({ camere })}
              error={errorOf('camere')}
              errors={form.errorsOfRooms}
            />
            <RoomQuestion form={form} mismatch={mismatch} isHere={mismatch.isAmongRooms} />
          </>
        ) : (
          <Field
            id={fieldId('prezzo_notte')}
            label={FIELD_LABELS.prezzo_notte}
            error={errorOf('prezzo_notte')}
            className="strutture-short"
          >
            {(control) => (
              <PriceInput {...control} value={state.prezzo_notte} onChange={(text) => set({ prezzo_notte: text })} />
            )}
          </Field>
        )}
        <CleaningField form={form} />
      </FormSection>
      <FormSection form={form} number={6} title={t.servizi}>
        <ServicesField form={form} />
      </FormSection>
      <FormSection form={form} number={7} title={story.orariERegole} lead={story.orariERegoleLead}>
        <HouseRulesFields form={form} />
      </FormSection>
      <FormSection form={form} number={8} title={t.foto}>
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
      <FormSection form={form} number={9} title={story.chiApreLaPorta} lead={story.chiApreLaPortaLead}>
        <HostFields form={form} onUpload={(hostPhoto) => onUploads((now) => ({ ...now, hostPhoto }))} />
      </FormSection>
      <FormSection form={form} number={10} title={form.isAdmin ? t.comeLaTrovanoGliOspiti : t.comeTiTrovanoGliOspiti}>
        <Contacts form={form} />
      </FormSection>
      <FormSection form={form} number={11} title={form.isAdmin ? t.ilCalendarioCheCeGia : t.ilCalendarioCheHaiGia}>
        <CalendarField form={form} />
      </FormSection>
      <FormSection form={form} number={12} title={translations.inAltreLingue} lead={translations.lead}>
        <TranslationFields form={form} />
      </FormSection>
      {form.isAdmin && (
        <FormSection form={form} number={13} title={t.iPagamentiConCarta}>
          <CheckRow
            id={fieldId('stripe_onboarding_completed')}
            label={FIELD_LABELS.stripe_onboarding_completed}
            hint={t.ilBadgeSicuraSiAccende}
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
    <div className="strutture-two">
      <TextField
        form={form}
        name="telefono"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional="facoltativo"
        hint={form.isAdmin ? t.vedonoTelefonoPerChiamare : t.vedonoTelefonoPerChiamarti}
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
  if (mode === 'edit') return t.laVedonoGliOspiti;
  if (isAdmin) return t.laVedonoGliOspitiConQuesto;
  return t.laVedonoGliOspitiQui;
}

type FormSectionProps = { form: FormControls; number: number; title: string; lead?: ReactNode; children: ReactNode };

function FormSection({ form: { heading: Heading }, number, title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="strutture-part" aria-labelledby={id}>
      <div className="th">
        <span className="house-number" aria-hidden="true">
          {number}
        </span>
        <Heading id={id}>{title}</Heading>
      </div>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}

/** The iCal address of Booking.com: asked of a new struttura unless it is not there (ADR 0001). */
function CalendarField({ form }: { form: FormControls }) {
  const { non_su_booking } = form.state;
  return (
    <>
      {!non_su_booking && (
        <TextField
          form={form}
          name="booking_ical_url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          optional={form.mode === 'edit' ? 'facoltativo' : undefined}
          placeholder={t.esempioDiIndirizzo}
          hint={t.doveSiTrovaExtranet}
        />
      )}
      <CheckRow
        id={`${fieldId('booking_ical_url')}-no`}
        label={t.nonPubblicoSuBookingCom}
        hint={t.alloraNessunAltroCalendarioServe}
        checked={non_su_booking}
        onChange={() => form.set({ non_su_booking: !non_su_booking })}
      />
    </>
  );
}

function PrivacyField({ form }: { form: FormControls }) {
  const id = fieldId('consenso_privacy');
  const error = form.errorOf('consenso_privacy');
  return (
    <div className="fld">
      <div className="strutture-check-row">
        <input
          type="checkbox"
          className="strutture-checkbox"
          id={id}
          name="consenso_privacy"
          checked={form.state.consenso_privacy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-err` : undefined}
          onChange={({ target }) => form.set({ consenso_privacy: target.checked })}
        />
        <span>
          <label htmlFor={id}>{t.hoLettoInformativaSullaPrivacy}</label>{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {t.leggiInformativa}
            <span className="sr"> {t.siApreInAltraScheda}</span>
          </a>
        </span>
      </div>
      <FieldError id={`${id}-err`} text={error} />
    </div>
  );
}
