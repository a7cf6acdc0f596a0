import { CheckRow } from './CheckRow.tsx';
import type { FormControls } from './form-controls.ts';
import { fieldId } from './field-messages.it.ts';
import { TextField } from './TextField.tsx';
import * as t from './messages.it.ts';

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
