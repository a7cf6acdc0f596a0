import { Field } from '../../../ui/forms/Field.tsx';
import { PriceInput } from '../../../ui/forms/PriceInput.tsx';
import { PhotoPicker } from '../../../media/web/upload/PhotoPicker.tsx';
import type { CinCheck } from '../../rules/cin.ts';
import { CamereField } from '../camere/CamereField.tsx';
import { CheckRow } from './CheckRow.tsx';
import { CinField } from './CinField.tsx';
import { CleaningField } from './CleaningField.tsx';
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
import { paths } from '../../../kernel/pages/paths.ts';
import { MAX_DESCRIZIONE } from '../../rules/read-struttura.ts';
import { FLAG_FIELDS } from '../../rules/flag-fields.ts';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import * as messages from '../../messages/owner.ts';
import * as visitorMessages from '../../messages/visitor.ts';

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
      <FormSection
        form={form}
        number={1}
        title={form.isAdmin ? messages.listingSectionTitle : messages.yourHomeSectionTitle}
      >
        <TextField form={form} name="nome" autoComplete="off" />
        <TypeField form={form} />
        <BookingField form={form} />
        <LongTextField form={form} name="descrizione" rows={6} max={MAX_DESCRIZIONE} hint={messages.descriptionHint} />
      </FormSection>
      <FormSection form={form} number={2} title={messages.codeSectionTitle}>
        <CinField form={form} check={cinCheck} />
      </FormSection>
      <FormSection form={form} number={3} title={messages.locationSectionTitle}>
        <PlaceFields form={form} />
        <PointFields form={form} />
      </FormSection>
      <FormSection form={form} number={4} title={messages.sizeSectionTitle}>
        <div className="strutture-three">
          <NumberField form={form} name="posti_letto" />
          <NumberField form={form} name="num_camere" />
          <NumberField form={form} name="num_bagni" />
        </div>
        <RoomQuestion form={form} mismatch={mismatch} isHere={!mismatch.isAmongRooms} />
        {FLAG_FIELDS.map((field) => (
          <CheckRow
            key={field}
            id={messages.fieldId(field)}
            label={visitorMessages.flagQuestions[field]}
            checked={state[field]}
            onChange={() => set(recordOf([field], () => !state[field]))}
          />
        ))}
        {state.tipo_prenotazione === 'casa_vacanza' && <StanzeField form={form} />}
      </FormSection>
      <FormSection form={form} number={5} title={messages.priceSectionTitle}>
        {state.tipo_prenotazione === 'bnb' ? (
          <>
            <CamereField
              id={messages.fieldId('camere')}
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
            id={messages.fieldId('prezzo_notte')}
            label={messages.FIELD_LABELS.prezzo_notte}
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
      <FormSection form={form} number={6} title={messages.amenitiesLabel}>
        <ServicesField form={form} />
      </FormSection>
      <FormSection form={form} number={7} title={messages.timesAndRulesTitle} lead={messages.timesAndRulesLead}>
        <HouseRulesFields form={form} />
      </FormSection>
      <FormSection form={form} number={8} title={messages.photosTitle}>
        <PhotoPicker
          id={messages.fieldId('immagini')}
          {...form.photos}
          photos={state.photos}
          onChange={(photos) => set({ photos })}
          onBusyChange={(isBusy) => onUploads((now) => ({ ...now, isBusy }))}
          onFailedChange={(failed) => onUploads((now) => ({ ...now, failed }))}
          error={errorOf('immagini')}
        />
      </FormSection>
      <FormSection form={form} number={9} title={messages.hostSectionTitle} lead={messages.hostSectionLead}>
        <HostFields form={form} onUpload={(hostPhoto) => onUploads((now) => ({ ...now, hostPhoto }))} />
      </FormSection>
      <FormSection
        form={form}
        number={10}
        title={form.isAdmin ? messages.listingContactsSectionTitle : messages.yourContactsSectionTitle}
      >
        <Contacts form={form} />
      </FormSection>
      <FormSection
        form={form}
        number={11}
        title={form.isAdmin ? messages.existingCalendarSectionTitle : messages.yourCalendarSectionTitle}
      >
        <CalendarField form={form} />
      </FormSection>
      <FormSection form={form} number={12} title={messages.translationsTitle} lead={messages.translationsLead}>
        <TranslationFields form={form} />
      </FormSection>
      {form.isAdmin && (
        <FormSection form={form} number={13} title={messages.cardPaymentsSectionTitle}>
          <CheckRow
            id={messages.fieldId('stripe_onboarding_completed')}
            label={messages.FIELD_LABELS.stripe_onboarding_completed}
            hint={messages.guaranteeBadgeHint}
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
        hint={form.isAdmin ? messages.listingPhoneHint : messages.yourPhoneHint}
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
  if (mode === 'edit') return messages.emailVisibleHint;
  if (isAdmin) return messages.emailVisibleOwnerAccessHint;
  return messages.emailVisibleConfirmHint;
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
          placeholder={messages.calendarUrlExample}
          hint={messages.calendarUrlHint}
        />
      )}
      <CheckRow
        id={`${messages.fieldId('booking_ical_url')}-no`}
        label={messages.notOnBookingComLabel}
        hint={messages.notOnBookingComHint}
        checked={non_su_booking}
        onChange={() => form.set({ non_su_booking: !non_su_booking })}
      />
    </>
  );
}

function PrivacyField({ form }: { form: FormControls }) {
  const id = messages.fieldId('consenso_privacy');
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
          <label htmlFor={id}>{messages.privacyConsentLabel}</label>{' '}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {messages.readPrivacyNoticeLink}
            <span className="sr"> {messages.opensInNewTab}</span>
          </a>
        </span>
      </div>
      <FieldError id={`${id}-err`} text={error} />
    </div>
  );
}
