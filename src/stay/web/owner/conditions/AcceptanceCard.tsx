import { conditionsPageMessages as messages } from '../../../../strutture/conditions-page-messages.it.ts';
import { ACCETTAZIONI } from '../../../../strutture/rules/read-conditions.ts';
import { CheckRow } from '../../../../strutture/web/form/CheckRow.tsx';
import { ChoiceGroup } from '../../../../strutture/web/form/ChoiceGroup.tsx';
import type { ConditionControls } from './use-conditions.ts';

/** Whether a booking is confirmed at once, or after its owner has said yes. */
export function AcceptanceCard({ controls: { shown, write, failure } }: { controls: ConditionControls }) {
  return (
    <section className="card block">
      <ChoiceGroup
        id="accettazione"
        legend={<span className="h3">{messages.accetti}</span>}
        error={failure?.campi['accettazione']}
      >
        {ACCETTAZIONI.map((each) => (
          <CheckRow
            key={each}
            id={`accettazione-${each}`}
            radio="accettazione"
            {...messages.accettazioni[each]}
            checked={shown.accettazione === each}
            onChange={() => write({ accettazione: each })}
          />
        ))}
      </ChoiceGroup>
    </section>
  );
}
