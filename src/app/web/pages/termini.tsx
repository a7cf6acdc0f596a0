import Text, { description, title } from '../../../../content/termini.it.md';
import { paths } from '../../../kernel/pages/paths.ts';
import * as stayMessages from '../../../stay/messages/visitor.ts';
import { GRACE_MINUTES, POLITICHE, REQUEST_HOURS, SESSION_MINUTES } from '../../../stay/rules/booking.ts';
import { FEE_PERCENT } from '../../../stay/rules/platform-fee.ts';
import { REFUND_TERMS, TERMS_VERSION } from '../../../stay/rules/refund-terms.ts';
import { Day } from '../shell/Day.tsx';
import { textPageLoader } from '../text-page.ts';

export const loader = textPageLoader({ title, description, path: paths.termini });

export { readHead as meta } from '../read-head.ts';

/** If the text changes, `TERMS_VERSION` must change too, because each booking stores the version that the guest agreed to. */
export default function TerminiPage() {
  return (
    <Text
      version={<Day date={TERMS_VERSION} />}
      sessionMinutes={SESSION_MINUTES}
      graceMinutes={GRACE_MINUTES}
      requestHours={REQUEST_HOURS}
      feePercent={FEE_PERCENT}
      policies={
        <ul className="sources">
          {POLITICHE.map((politica) => (
            <li key={politica}>
              <h3 className="h4">{stayMessages.policyNames[politica]}</h3>
              <p>{stayMessages.refundRule(REFUND_TERMS[politica])}</p>
            </li>
          ))}
        </ul>
      }
      cleaningRefundNotice={stayMessages.cleaningRefundNotice}
    />
  );
}
