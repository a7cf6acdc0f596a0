import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { guestBookingMessages as messages } from '../../../guest-booking-messages.it.ts';
import { readCodice } from '../../../rules/codice.ts';
import { guestBookingPath } from '../../../rules/guest-booking-path.ts';
import './booking.css';
import * as t from './messages.it.ts';

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
      <title>{`${messages.nonTrovata} — Ospitalia`}</title>
      <EmptyState title={messages.nonTrovata} level="h1">
        <p>{messages.doveIlCodice}</p>
        <form className="stay-code-search" noValidate onSubmit={submit}>
          <Field id="codice" label={t.codiceDellaPrenotazione} error={isWrong ? messages.codiceIncompleto : undefined}>
            {(control) => (
              <input
                {...control}
                className="inp"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                placeholder={t.abcdEfghJkmnPqrs}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          <button type="submit" className="btn">
            {t.apriLaPrenotazione}
          </button>
        </form>
      </EmptyState>
    </div>
  );
}
