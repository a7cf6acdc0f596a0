import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { ownerWindow } from '../../../ui/drawings/owner-window.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { FormLink } from './FormLink.tsx';
import * as messages from '../../messages/visitor.ts';

const reasons = [messages.ownersFreeListing, messages.ownersDirectContacts, messages.ownersFairOrder];

export function OwnerBand({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <section className="section home-owners" aria-labelledby="proprietari">
      <div className="wrap">
        <div>
          <h2 id="proprietari">{messages.ownersTitle}</h2>
          <p>{messages.ownersPitch}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                {reason}
              </li>
            ))}
          </ul>
          <FormLink className="btn sole" onOpen={onOpenForm}>
            {messages.addYourPropertyLink}
          </FormLink>
        </div>
        <div className="fac">
          <Drawing of={ownerWindow} />
        </div>
      </div>
    </section>
  );
}
