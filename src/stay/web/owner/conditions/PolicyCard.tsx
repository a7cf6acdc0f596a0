import { type CalendarDate, addDays, formatLongDate, weekday } from '../../../../kernel/calendar-date.ts';
import { formatEuro } from '../../../../kernel/cents.ts';
import { policyMessages } from '../../../policy-messages.it.ts';
import { minimumStay } from '../../../rules/minimum-stay.ts';
import { quoteStay } from '../../../rules/quote-stay.ts';
import { refundSteps } from '../../../rules/refund-due.ts';
import { REFUND_TERMS } from '../../../rules/refund-terms.ts';
import { conditionsPageMessages as messages } from '../../../../strutture/conditions-page-messages.it.ts';
import type { OwnConditions } from '../../../../strutture/prices-contract.ts';
import { POLITICHE_CANCELLAZIONE } from '../../../../strutture/rules/read-conditions.ts';
import { CheckRow } from '../../../../strutture/web/form/CheckRow.tsx';
import { ChoiceGroup } from '../../../../strutture/web/form/ChoiceGroup.tsx';
import { examplePrice } from './example-price.ts';
import type { TypedConditions } from './typed-conditions.ts';
import type { ConditionControls } from './use-conditions.ts';

type PolicyCardProps = { controls: ConditionControls; conditions: OwnConditions; today: CalendarDate };

/** Far enough ahead that every step of every policy lies before it. */
const DAYS_AHEAD = 45;
const NIGHTS = 3;
const DAYS_OF_WEEK = 7;
const FRIDAY = 5;

/** The first Friday that is far enough ahead: a stay over a weekend shows what a weekend costs. */
function exampleArrival(today: CalendarDate): CalendarDate {
  const earliest = addDays(today, DAYS_AHEAD);
  return addDays(earliest, (FRIDAY - weekday(earliest) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
}

/** What a guest gets back who cancels, with an example of real dates. */
export function PolicyCard({ controls: { shown, write, failure }, conditions, today }: PolicyCardProps) {
  return (
    <section className="card block">
      <ChoiceGroup
        id="politica"
        legend={<span className="h3">{messages.annulla}</span>}
        error={failure?.campi['politica_cancellazione']}
      >
        {POLITICHE_CANCELLAZIONE.map((each) => (
          <CheckRow
            key={each}
            id={`politica-${each}`}
            radio="politica"
            label={policyMessages.names[each]}
            hint={policyMessages.rule(REFUND_TERMS[each])}
            checked={shown.politica_cancellazione === each}
            onChange={() => write({ politica_cancellazione: each })}
          />
        ))}
      </ChoiceGroup>
      <Example typed={shown} conditions={conditions} today={today} />
      <p className="muted">{policyMessages.pulizie}</p>
    </section>
  );
}

type ExampleProps = { typed: TypedConditions; conditions: OwnConditions; today: CalendarDate };

function Example({ typed, conditions, today }: ExampleProps) {
  const check_in = exampleArrival(today);
  const price = examplePrice(typed, conditions);
  const nights = Math.max(NIGHTS, minimumStay(check_in, price));
  const bill = quoteStay({ check_in, check_out: addDays(check_in, nights), guests: 1 }, price);
  const steps = refundSteps(REFUND_TERMS[typed.politica_cancellazione], bill, check_in, today);
  return (
    <div className="note info stay-example" aria-live="polite">
      <div>
        <p>{messages.esempio(formatLongDate(check_in), nights, formatEuro(bill.total_cents))}</p>
        <ul>
          {policyMessages.steps(steps).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
