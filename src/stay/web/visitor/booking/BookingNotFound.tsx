import { brandName } from '../../../../kernel/brand/brand.ts';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { readCodice } from '../../../rules/codice.ts';
import { guestBookingPath } from '../../../rules/guest-booking-path.ts';
import './booking.css';
import * as messages from '../../../messages/visitor.ts';

export function BookingNotFound() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const codice = readCodice(typed);
    setWrong(codice === null);
    if (codice !== null) void navigate(guestBookingPath(codice));
  };
  return (
    <div className="wrap section">
      <title>{`${messages.bookingNotFoundTitle} — ${brandName}`}</title>
      <EmptyState title={messages.bookingNotFoundTitle} level="h1">
        <p>{messages.bookingCodeHelp}</p>
        <form className="stay-code-search" noValidate onSubmit={submit}>
          <Field
            id="codice"
            label={messages.bookingCodeFieldLabel}
            error={isWrong ? messages.bookingCodeIncomplete : undefined}
          >
            {(control) => (
              <input
                {...control}
                className="inp"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder={messages.bookingCodePlaceholder}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <button type="submit" className="btn">
            {messages.openBookingButton}
          </button>
        </form>
      </EmptyState>
    </div>
  );
}
