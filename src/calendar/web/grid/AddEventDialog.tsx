import { type Ref, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { type CalendarDate, addDays, daysBetween, formatDayMonthYear } from '../../../kernel/dates/calendar-date.ts';
import { UnsavedFormDialog } from '../../../strutture/web/form/UnsavedFormDialog.tsx';
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx';
import { type Control, Field } from '../../../ui/forms/Field.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { readTypedDate } from '../../rules/read-typed-date.ts';
import { SessionOver } from '../session/SessionOver.tsx';
import { useAddEvent } from './use-add-event.ts';
import type { Period } from './use-night-selection.ts';
import * as messages from '../../messages/owner.ts';

type AddEventDialogProps = {
  property_id: number;
  camera_id: number | null;
  unitName: string | null;
  today: CalendarDate;
  period: Period | null;
  onClose: () => void;
  onAdded: () => void;
};

export function AddEventDialog(props: AddEventDialogProps) {
  const { unitName, onClose } = props;
  const adding = useAddEvent(props);
  const { typed, write, faults, failure, isBusy, isTyped, period } = adding;
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (faults.first !== undefined || faults.last !== undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [faults]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void adding.send();
  };

  return (
    <UnsavedFormDialog
      open
      onClose={onClose}
      title={messages.addEventTitle}
      isBusy={isBusy}
      question={isTyped ? messages.discardEventQuestion : null}
      confirm={messages.closeWithoutAddingButton}
      {...(props.period === null && { first })}
      footer={
        <>
          <Outcome failure={failure} />
          <CloseButton>{messages.cancelButton}</CloseButton>
          <button type="submit" form={`${id}-form`} className="btn" aria-disabled={isBusy}>
            {messages.addButton}
          </button>
        </>
      }
    >
      <div className="calendar-period" aria-live="polite">
        {unitName !== null && <p className="muted">{unitName}</p>}
        {period !== null && <PeriodBadge period={period} />}
      </div>
      <form ref={form} id={`${id}-form`} className="calendar-event-fields" noValidate onSubmit={submit}>
        <Field id={`${id}-first`} label={messages.firstNightLabel} error={faults.first}>
          {(control) => (
            <DateInput {...control} ref={first} value={typed.first} onWrite={(text) => write({ first: text })} />
          )}
        </Field>
        <Field id={`${id}-last`} label={messages.lastNightLabel} error={faults.last}>
          {(control) => <DateInput {...control} value={typed.last} onWrite={(text) => write({ last: text })} />}
        </Field>
        <Field id={`${id}-type`} label={messages.eventTypeLabel} className="largo">
          {(control) => (
            <select
              {...control}
              className="sel"
              value={typed.event_type}
              onChange={({ target }) =>
                write({ event_type: target.value === 'maintenance' ? 'maintenance' : 'blocked' })
              }
            >
              <option value="blocked">{messages.blockedDatesOption}</option>
              <option value="maintenance">{messages.maintenanceLabel}</option>
            </select>
          )}
        </Field>
        <Field id={`${id}-summary`} label={<Optional label={messages.eventDescriptionLabel} />} className="largo">
          {(control) => (
            <input
              {...control}
              className="inp"
              maxLength={200}
              autoComplete="off"
              placeholder={typed.event_type === 'blocked' ? messages.blockedDatesSummary : messages.defaultEventSummary}
              value={typed.summary}
              onChange={({ target }) => write({ summary: target.value })}
            />
          )}
        </Field>
      </form>
    </UnsavedFormDialog>
  );
}

function Outcome({ failure }: { failure: string | null }) {
  return (
    <div className="calendar-results">
      <FailureAlert>{failure}</FailureAlert>
      <SessionOver />
    </div>
  );
}

function PeriodBadge({ period: { first, last } }: { period: Period }) {
  return (
    <>
      <p className="badge">
        <Icon name="calendar-blank" size={16} />
        {messages.eventPeriod(first, last)}
      </p>
      <p className="muted">
        {messages.countedNights(daysBetween(first, addDays(last, 1)))}. {messages.arrivalPossibleFrom(last)}
      </p>
    </>
  );
}

type DateInputProps = Control & { value: string; onWrite: (text: string) => void; ref?: Ref<HTMLInputElement> };

/** The browser's date input is not used, because its locale may show 1 December as `12/01`. */
function DateInput({ value, onWrite, ref, ...control }: DateInputProps) {
  const tidy = () => {
    const date = readTypedDate(value);
    const tidied = date === null ? value : formatDayMonthYear(date);
    if (tidied !== value) onWrite(tidied);
  };
  return (
    <input
      {...control}
      ref={ref}
      className="inp num"
      inputMode="numeric"
      autoComplete="off"
      placeholder={messages.datePlaceholder}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      onBlur={tidy}
    />
  );
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="muted">{messages.optionalMark}</span>
    </>
  );
}
