import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { MonthGridHandle } from '../../../ui/calendar/MonthGrid.tsx';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { blockedWords } from './blocked-words.ts';
import { NearestDates, useNearestStays } from './NearestDates.tsx';
import { OtherRooms } from './OtherRooms.tsx';
import { otherHomesPath } from '../../rules/stay-address.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

type FreeDatesProps = { choice: StayChoice; resultsHref: string; grid: RefObject<MonthGridHandle | null> };

/** Announces the available rooms to screen readers, because the rooms appear without a user action. */
function useAnnouncedRooms({ struttura, blocked }: StayChoice, heading: string, rooms: readonly number[] | null): void {
  const names = (rooms ?? []).map((id) => struttura.camere.find((camera) => camera.id === id)?.nome_camera ?? '');
  const isTaken = rooms !== null && blocked === 'nightUnavailable' ? `${heading}.` : '';
  const sentence = names.length === 0 ? isTaken : `${heading}. ${messages.otherFreeRoomsIntro} ${names.join(', ')}.`;
  useEffect(() => {
    if (sentence !== '') announce(sentence);
  }, [sentence]);
}

export function FreeDates({ choice, resultsHref, grid }: FreeDatesProps) {
  const { selection, blocked, limits, guests } = choice;
  const nearest = useNearestStays(choice);
  const { freeRooms: rooms } = choice;
  const heading = blocked === 'nightUnavailable' ? messages.takenOnYourDates : blockedWords(choice);
  useAnnouncedRooms(choice, heading, rooms);
  if (selection.kind !== 'stay') return null;
  const { check_in, check_out } = selection;
  const isKnown = nearest !== null && rooms !== null;
  const stays = isKnown ? nearest : [];
  // Any other problem, such as a date in the past, would apply to other homes too.
  const isOfThisHome = blocked === 'nightUnavailable' || blocked === 'minimumStay';
  const takeRoom = (id: number, pressed: HTMLElement) => {
    const place = pressed.closest('.stay-panel, .stay-sheet');
    flushSync(() => choice.takeRoom(id));
    place?.querySelector<HTMLElement>('.cam select')?.focus();
  };
  return (
    <div className="note warn stay-blocked">
      <Icon name="warning" />
      <div>
        <b>{heading}</b>
        {blocked && (!isOfThisHome || (isKnown && rooms.length === 0 && stays.length === 0)) && (
          <p>{messages.stayFaults[blocked](limits)}</p>
        )}
        {rooms !== null && (
          <OtherRooms
            struttura={choice.struttura}
            ids={rooms}
            stay={{ check_in, check_out, guests: choice.tooMany ?? guests }}
            onTake={takeRoom}
          />
        )}
        <NearestDates
          choice={choice}
          stays={stays}
          onTaken={({ check_in: arrival }) => grid.current?.focusTabStop(arrival)}
        />
        {isOfThisHome && <Link to={otherHomesPath(resultsHref, choice)}>{messages.otherFreeHomesLink}</Link>}
      </div>
    </div>
  );
}

type AvailabilityNoticeProps = { isSuspended?: boolean; onRetry: () => void };

export function AvailabilityNotice({ isSuspended = false, onRetry }: AvailabilityNoticeProps) {
  return (
    <span className="note warn">
      <Icon name="warning" />
      <span>
        {isSuspended ? messages.bookingsSuspended : messages.availabilityUnverified}{' '}
        <button type="button" className="txtlink" onClick={onRetry}>
          {messages.retryButton}
        </button>
      </span>
    </span>
  );
}
