import { type SubmitEvent, useEffect, useRef } from 'react';
import { SignInAgain } from '../../../../accounts/web/owner/SignInAgain.tsx';
import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import type { OwnerConditions } from '../../../../strutture/prices-contract.ts';
import { LeaveGuard } from '../../../../strutture/web/form/LeaveGuard.tsx';
import { FailureAlert } from '../../../../ui/loading/FailureAlert.tsx';
import { Field } from '../../../../ui/forms/Field.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useHydrated } from '../../../../ui/loading/use-hydrated.ts';
import { ownerPath } from '../../../../strutture/rules/owner-path.ts';
import { signInPath } from '../../../../accounts/web/owner/return-path.ts';
import { PlacePrices } from './PlacePrices.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { placesOf } from './typed-conditions.ts';
import { useConditions, type ConditionControls } from './use-conditions.ts';
import { ACCETTAZIONI } from '../../../../strutture/rules/read-conditions.ts';
import { CheckRow } from '../../../../strutture/web/form/CheckRow.tsx';
import { ChoiceGroup } from '../../../../strutture/web/form/ChoiceGroup.tsx';
import * as struttureMessages from '../../../../strutture/messages/owner.ts';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

type ConditionsFormProps = { conditions: OwnerConditions; today: CalendarDate };

export function ConditionsForm({ conditions, today }: ConditionsFormProps) {
  const controls = useConditions(conditions);
  const { isChanged, isSending, failure, save, startOver } = controls;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failure]);
  // The focus moves to the first field, because the pressed button is unmounted together with its message.
  const restart = () => {
    startOver();
    form.current?.querySelector('input')?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form ref={form} className="stay-conditions" noValidate onSubmit={submit}>
      {/* The form is disabled until hydration, because earlier input would be lost and the browser would submit the form natively. */}
      <fieldset className="strutture-everything" disabled={!useHydrated()}>
        {placesOf(conditions).map((place) => (
          <PlacePrices key={place.camera_id} struttura_id={conditions.id} place={place} controls={controls} />
        ))}
        <AcceptanceCard controls={controls} />
        <PolicyCard controls={controls} conditions={conditions} today={today} />
        <div className="stay-save-all">
          <p className="muted">{struttureMessages.existingBookingsUnaffected}</p>
          <FailureAlert>{failure?.detail}</FailureAlert>
          {failure?.isOutdated && (
            <button type="button" className="btn alt" onClick={restart}>
              <Icon name="arrows-clockwise" />
              {struttureMessages.reloadSavedConditionsButton}
            </button>
          )}
          {failure?.isSignedOut && <SignInAgain to={signInPath(ownerPath(conditions.id, 'condizioni'))} />}
          <button type="submit" className="btn" aria-disabled={!isChanged || isSending}>
            {isSending ? struttureMessages.savingStatus : struttureMessages.saveConditionsButton}
          </button>
        </div>
      </fieldset>
      <LeaveGuard question={isChanged ? struttureMessages.unsavedChangesWarning : null} />
    </form>
  );
}

function AcceptanceCard({ controls: { shown, write, failure } }: { controls: ConditionControls }) {
  return (
    <section className="card block">
      <ChoiceGroup
        id="accettazione"
        legend={<span className="h3">{struttureMessages.acceptanceModeLabel}</span>}
        error={failure?.campi['accettazione']}
      >
        {ACCETTAZIONI.map((each) => (
          <CheckRow
            key={each}
            id={`accettazione-${each}`}
            radio="accettazione"
            {...struttureMessages.acceptanceModes[each]}
            checked={shown.accettazione === each}
            onChange={() => write({ accettazione: each })}
          />
        ))}
      </ChoiceGroup>
      {shown.accettazione === 'immediata' && (
        <Field
          id="ora_limite_oggi"
          label={struttureMessages.sameDayArrivalLabel}
          hint={struttureMessages.sameDayArrivalHint}
          error={failure?.campi['ora_limite_oggi']}
        >
          {(control) => (
            <select
              {...control}
              className="sel"
              value={shown.ora_limite_oggi}
              onChange={({ target }) => write({ ora_limite_oggi: Number(target.value) })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {struttureMessages.sameDayCutoffText(hour)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </section>
  );
}
