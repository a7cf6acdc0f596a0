import { CheckRow } from './CheckRow.tsx';
import type { FormControls } from './form-controls.ts';
import { fieldId } from './field-names.ts';
import { TextField } from './TextField.tsx';

/** The iCal address of Booking.com: asked of a new struttura unless it is not there (ADR 0013). */
export function CalendarField({ form }: { form: FormControls }) {
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
          placeholder="https://ical.booking.com/v1/export?t=…"
          hint={<WhereItIs />}
        />
      )}
      <CheckRow
        id={`${fieldId('booking_ical_url')}-no`}
        label="Non pubblico su Booking.com"
        hint="Allora nessun altro calendario serve: le date le tieni qui."
        checked={non_su_booking}
        onChange={() => form.set({ non_su_booking: !non_su_booking })}
      />
    </>
  );
}

function WhereItIs() {
  return (
    <>
      Dove si trova: nell’extranet di Booking.com apri «Tariffe e disponibilità», poi «Sincronizza calendari» ed
      «Esporta calendario», e copia qui l’indirizzo.
    </>
  );
}
