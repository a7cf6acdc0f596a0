import { useId, useRef, useState } from 'react';
import { formatShortDate } from '../../../kernel/dates/calendar-date.ts';
import { GuaranteeBadge, GuaranteeMeaning } from '../../../strutture/web/visitor/GuaranteeBadge.tsx';
import type { MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import type { Selection } from '../../rules/selection.ts';
import { Fact } from '../Fact.tsx';
import { type Actions, BookingActions, NotGuaranteedNote } from './BookingActions.tsx';
import { BillPart, type BookingFieldsProps, DatesPart, GuestsField, RoomField } from './BookingFields.tsx';
import { PanelPrice } from './PanelPrice.tsx';
import * as messages from '../../messages/visitor.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Politica } from '../../rules/booking.ts';
import { LatePolicyLine, LateStayTerms } from './late-parts.ts';
import type { StayChoice } from './use-stay-choice.ts';

/** Shows the full cancellation policy in a popover, so that the layout does not shift. */
export function FoldedPolicy({ politica, choice }: { politica: Politica; choice: StayChoice }) {
  const id = useId();
  // Each click remounts the terms, so that a failed load is retried.
  const [presses, setPresses] = useState(0);
  const name = messages.cancellationPolicyTitle(messages.policyNames[politica]);
  return (
    <div className="stay-policy">
      <button type="button" className="txtlink" popoverTarget={id} onClick={() => setPresses(presses + 1)}>
        <Icon name="info" />
        <LatePolicyLine politica={politica} choice={choice}>
          {name}
        </LatePolicyLine>
      </button>
      <div id={id} popover="auto">
        <LateStayTerms key={presses} politica={politica} choice={choice}>
          <b>{name}</b>
        </LateStayTerms>
      </div>
    </div>
  );
}

type BookingCardProps = { fields: Omit<BookingFieldsProps, 'grid'>; actions: Actions };

export function BookingCard({ fields, actions }: BookingCardProps) {
  const { choice } = fields;
  const grid = useRef<MonthGridHandle>(null);
  const titleId = useId();
  return (
    <section className="stay-panel" aria-labelledby={titleId}>
      <h2 className="sr" id={titleId}>
        {messages.availabilityTitle}
      </h2>
      <div className="pz">
        <PanelPrice price={choice.offer.price} />
        <p className="badges">
          <GuaranteeBadge isGuaranteed={actions.isGuaranteed} />
          <GuaranteeMeaning isGuaranteed={actions.isGuaranteed} />
        </p>
      </div>
      <div className="quando">
        <RoomField {...fields} />
        <ChosenDates selection={choice.selection} />
        <GuestsField {...fields} />
      </div>
      <div className="giorni">
        <DatesPart {...fields} grid={grid} />
      </div>
      <BillPart {...fields} grid={grid}>
        {fields.politica && <FoldedPolicy politica={fields.politica} choice={choice} />}
      </BillPart>
      <NotGuaranteedNote actions={actions} />
      <BookingActions actions={actions} grid={grid} />
      <p className="fin-n">{messages.touristTaxNotice}</p>
    </section>
  );
}

function ChosenDates({ selection }: { selection: Selection }) {
  const check_in = selection.kind === 'empty' ? null : selection.check_in;
  const check_out = selection.kind === 'stay' ? selection.check_out : null;
  return (
    <dl className="date">
      <Fact name={messages.checkInLabel} {...(check_in === null && { className: 'act' })}>
        {check_in === null ? messages.chooseButton : formatShortDate(check_in)}
      </Fact>
      <Fact name={messages.checkOutLabel} {...(selection.kind === 'checkIn' && { className: 'act' })}>
        {check_out === null ? messages.chooseButton : formatShortDate(check_out)}
      </Fact>
    </dl>
  );
}
