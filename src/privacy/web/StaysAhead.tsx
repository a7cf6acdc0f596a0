import { formatDayMonthYear } from '../../kernel/dates/calendar-date.ts';
import type { StayAhead } from '../../kernel/people/person.ts';
import * as messages from '../messages/visitor.ts';

const MOST_LINES = 8;

const STATES: Record<StayAhead['status'], string> = {
  confermata: '',
  richiesta: ` (${messages.unansweredRequest})`,
  in_attesa_pagamento: ` (${messages.paymentInProgress})`,
};

type StaysAheadProps = { lead: string; stays: readonly StayAhead[] };

export function StaysAhead({ lead, stays }: StaysAheadProps) {
  if (stays.length === 0) return null;
  return (
    <>
      <p className="mt-4">{lead}</p>
      <ul className="privacy-list">
        {stays.slice(0, MOST_LINES).map(({ id, nome, check_in, check_out, status }) => (
          <li key={id}>
            <b>{nome}</b>
            {messages.stayDates(formatDayMonthYear(check_in), formatDayMonthYear(check_out))}
            {STATES[status]}
          </li>
        ))}
        {stays.length > MOST_LINES && <li>{messages.andOthers}</li>}
      </ul>
    </>
  );
}
