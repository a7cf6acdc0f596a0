import { paths } from '../../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { RegionMap } from '../../../locations/web/RegionMap.tsx';
import * as messages from '../../messages/visitor.ts';
import { OwnersLink } from '../../../ui/brand/OwnersLink.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';

function SafeAside({ children }: { children?: ReactNode }) {
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

export function ResultsAside({ regions }: { regions: { codici: string[]; title: string } | null }) {
  return (
    <SafeAside>
      {regions && (
        <div className="card strutture-side locations-mini">
          <RegionMap codici={regions.codici} />
          <h2 className="h4 mt-4">{regions.title}</h2>
          <p>
            <Link to={`${paths.home}#regioni`}>{messages.backToMapLink}</Link>
          </p>
        </div>
      )}
    </SafeAside>
  );
}
