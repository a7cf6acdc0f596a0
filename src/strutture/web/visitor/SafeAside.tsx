import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import * as messages from '../../messages/visitor.ts';

/** Beside results: what the badge means, and an invitation to who has a house; `children` before them. */
export function SafeAside({ children }: { children?: ReactNode }) {
  return (
    <aside aria-label={messages.informationLabel}>
      {children}
      <div className="card strutture-side">
        <h2 className="h4 row-f">
          <Icon name="shield-check" />
          {messages.guaranteeBadgeTitle}
        </h2>
        <p>{messages.guaranteeBadgeText}</p>
      </div>
      <div className="card strutture-side tinta">
        <h2 className="h4">{messages.ownerInvitationTitle}</h2>
        <p>{messages.listingIsFree}</p>
        <OwnersLink className="btn sm mt-4" page="inserisci">
          {messages.addYourListingLink}
        </OwnersLink>
      </div>
    </aside>
  );
}
