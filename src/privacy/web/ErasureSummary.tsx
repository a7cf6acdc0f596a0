import type { StayAhead } from '../../kernel/people/person.ts';
import { sortStaysAhead } from '../rules/stays-ahead.ts';
import { StaysAhead } from './StaysAhead.tsx';
import * as messages from '../messages/visitor.ts';

type ErasureSummaryProps = { email: string; strutture: readonly string[]; ahead: readonly StayAhead[] };

export function ErasureSummary({ email, strutture, ahead }: ErasureSummaryProps) {
  const { blocking, staying, withdrawn } = sortStaysAhead(ahead);
  if (blocking.length > 0) {
    return (
      <>
        <p>{messages.eraseBlockedText}</p>
        <StaysAhead lead={messages.openBookingsIntro} stays={blocking} />
        <p className="mt-4">{messages.closeBookingsHint}</p>
      </>
    );
  }
  return (
    <>
      <p>
        {messages.eraseQuestionStart} <b className="break-anywhere">{email}</b>
        {messages.eraseQuestionEnd}
      </p>
      <StaysAhead lead={messages.confirmedStaysNote} stays={staying} />
      <StaysAhead lead={messages.withdrawnStaysIntro} stays={withdrawn} />
      <p className="mt-4">{messages.erasedAtOnceIntro}</p>
      <ul className="privacy-list">
        {strutture.length > 0 && (
          <li>
            {messages.erasedListings} <b>{strutture.join(', ')}</b>
          </li>
        )}
        <li>{messages.erasedOwnerAccess}</li>
        <li>{messages.erasedComments}</li>
        <li>{messages.erasedUnpaidBookings}</li>
        <li>{messages.erasedLinks}</li>
      </ul>
      <p className="mt-4">{messages.paidBookingsRemainNote}</p>
    </>
  );
}
