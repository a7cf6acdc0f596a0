import { OwnersLink } from '../../../ui/brand/OwnersLink.tsx';
import { paths } from '../../../kernel/pages/paths.ts';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { LanguageList } from './LanguageLinks.tsx';
import { SectionLink } from './SectionLink.tsx';
import { useAnalytics } from './use-analytics.ts';
import * as messages from '../../messages/visitor.ts';

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo />
            <p className="motto">{messages.footerMotto}</p>
            <LanguageList className="langs row" />
          </div>
          <Group title={messages.travelSectionTitle}>
            <SectionLink section="regioni">{messages.twentyRegionsLink}</SectionLink>
            <Link to={paths.badgeSicura}>{messages.badgePageLink}</Link>
            <Link to={paths.comeOrdiniamo}>{messages.rankingPageLink}</Link>
            <Link to={paths.salvate}>{messages.savedHomesLabel}</Link>
            <Link to={paths.blog}>{messages.blogLink}</Link>
          </Group>
          <Group title={messages.hostSectionTitle}>
            <OwnersLink page="inserisci">{messages.addYourPropertyLink}</OwnersLink>
            <OwnersLink page="proprietario">{messages.ownerAreaLink}</OwnersLink>
          </Group>
          <Group title={messages.siteName}>
            <SectionLink section="chi-siamo">{messages.aboutUsLabel}</SectionLink>
            <Link to={paths.contatti}>{messages.contactsLabel}</Link>
            <Link to={paths.termini}>{messages.termsLink}</Link>
            <Link to={paths.privacy}>{messages.privacyLink}</Link>
            <Link to={paths.iMieiDati}>{messages.yourDataLabel}</Link>
            <Link to={paths.cookie}>{useAnalytics() ? messages.cookiePreferencesButton : messages.cookieLink}</Link>
            <Link to={paths.accessibilita}>{messages.accessibilityLink}</Link>
            <Link to={paths.attribuzioni}>{messages.attributionsLink}</Link>
          </Group>
        </div>
        <div className="fin">
          <span>{messages.copyrightNotice}</span>
          <span>{messages.mapAttribution}</span>
          <span>{messages.municipalityAttribution}</span>
          <span>{messages.coordinateAttribution}</span>
          <span>{messages.illustrationAttribution}</span>
        </div>
      </div>
    </footer>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="h4">{title}</h2>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}
