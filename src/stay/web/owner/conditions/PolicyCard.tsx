import { type CalendarDate, addDays, formatLongDate, weekday } from '../../../../kernel/dates/calendar-date.ts';
import { formatEuro, toCents } from '../../../../kernel/money/cents.ts';
import { minimumStay } from '../../../rules/minimum-stay.ts';
import { quoteStay } from '../../../rules/quote-stay.ts';
import { refundSteps } from '../../../rules/refund-due.ts';
import { REFUND_TERMS } from '../../../rules/refund-terms.ts';
import type { OwnerConditions } from '../../../../strutture/prices-contract.ts';
import { POLITICHE_CANCELLAZIONE, readConditions } from '../../../../strutture/rules/read-conditions.ts';
import { CheckRow } from '../../../../strutture/web/form/CheckRow.tsx';
import { ChoiceGroup } from '../../../../strutture/web/form/ChoiceGroup.tsx';
import { type TypedConditions, conditionsBody } from './typed-conditions.ts';
import type { ConditionControls } from './use-conditions.ts';
import type { Price } from '../../../rules/price.ts';
import type { Rate } from '../../../../strutture/rules/rate.ts';
import { stepSentences } from '../../../rules/refund-sentence.ts';
import * as visitorMessages from '../../../messages/visitor.ts';
import * as struttureMessages from '../../../../strutture/messages/owner.ts';

type PolicyCardProps = { controls: ConditionControls; conditions: OwnerConditions; today: CalendarDate };

const DAYS_AHEAD = 45;
const NIGHTS = 3;
const DAYS_OF_WEEK = 7;
const FRIDAY = 5;

function exampleArrival(today: CalendarDate): CalendarDate {
  const earliest = addDays(today, DAYS_AHEAD);
  return addDays(earliest, (FRIDAY - weekday(earliest) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}

export function PolicyCard({ controls: { shown, write, failure }, conditions, today }: PolicyCardProps) {
  return (
    <section className="card block">
      <ChoiceGroup
        id="politica"
        legend={<span className="h3">{struttureMessages.guestCancellationLabel}</span>}
        error={failure?.campi['politica_cancellazione']}
      >
        {POLITICHE_CANCELLAZIONE.map((each) => (
          <CheckRow
            key={each}
            id={`politica-${each}`}
            radio="politica"
            label={visitorMessages.policyNames[each]}
            hint={visitorMessages.refundRule(REFUND_TERMS[each])}
            checked={shown.politica_cancellazione === each}
            onChange={() => write({ politica_cancellazione: each })}
          />
        ))}
      </ChoiceGroup>
      <Example typed={shown} conditions={conditions} today={today} />
      <p className="muted">{visitorMessages.cleaningRefundNotice}</p>
    </section>
  );
}

/** Parses each row separately, so that an invalid row, such as an empty season, does not hide the others. */
function typedRates({ rates, ...typed }: TypedConditions, conditions: OwnerConditions): Rate[] {
  return rates.flatMap((rate) => {
    const reading = readConditions(conditionsBody({ ...typed, rates: [rate] }), conditions);
    return reading.ok ? reading.value.tariffe : [];
  });
}

function examplePrice(typed: TypedConditions, conditions: OwnerConditions): Price {
  const { tipo_prenotazione, camere, prezzo_notte, servizio_pulizie, prezzo_pulizie } = conditions;
  const [room] = tipo_prenotazione === 'bnb' ? camere : [];
  return {
    prezzo_notte_cents: toCents(prezzo_notte),
    camera: room === undefined ? null : { id: room.id, prezzo_notte_cents: toCents(room.prezzo_notte) },
    servizio_pulizie,
    prezzo_pulizie_cents: toCents(prezzo_pulizie),
    tariffe: typedRates(typed, conditions),
  };
}

type ExampleProps = { typed: TypedConditions; conditions: OwnerConditions; today: CalendarDate };

function Example({ typed, conditions, today }: ExampleProps) {
  const check_in = exampleArrival(today);
  const price = examplePrice(typed, conditions);
  const nights = Math.max(NIGHTS, minimumStay(check_in, price));
  const bill = quoteStay({ check_in, check_out: addDays(check_in, nights), guests: 1 }, price);
  const steps = refundSteps(REFUND_TERMS[typed.politica_cancellazione], bill, check_in, today);
  return (
    <div className="note info stay-example" aria-live="polite">
      <div>
        <p>
          {struttureMessages.cancellationExampleIntro(formatLongDate(check_in), nights, formatEuro(bill.total_cents))}
        </p>
        <ul>
          {stepSentences(steps, visitorMessages.refundSteps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
