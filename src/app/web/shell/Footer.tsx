import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import { paths } from '../../../kernel/paths.ts';
import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../ui/Logo.tsx';
import { LanguageList } from './LanguageLinks.tsx';
import { SectionLink } from './SectionLink.tsx';
import { useAnalytics } from './use-analytics.ts';
import * as t from './messages.it.ts';

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="g">
          <div>
            <Logo />
            <p className="motto">{t.caseVacanzaBBAffittacamere}</p>
            <LanguageList className="langs row" />
          </div>
          <Group title={t.viaggiare}>
            <SectionLink section="regioni">{t.leRegioni}</SectionLink>
            <Link to={paths.badgeSicura}>{t.ilBadgeSicura}</Link>
            <Link to={paths.comeOrdiniamo}>{t.comeOrdiniamoLeCase}</Link>
            <Link to={paths.salvate}>{t.caseSalvate}</Link>
            <Link to={paths.blog}>{t.blog}</Link>
          </Group>
          <Group title={t.ospitare}>
            <OwnersLink page="inserisci">{t.inserisciLaTuaStruttura}</OwnersLink>
            <OwnersLink page="proprietario">{t.areaProprietari}</OwnersLink>
          </Group>
          <Group title={t.ospitalia}>
            <SectionLink section="chi-siamo">{t.chiSiamo}</SectionLink>
            <Link to={paths.contatti}>{t.contatti}</Link>
            <Link to={paths.termini}>{t.termini}</Link>
            <Link to={paths.privacy}>{t.privacy}</Link>
            <Link to={paths.iMieiDati}>{t.iTuoiDati}</Link>
            <Link to={paths.cookie}>{useAnalytics() ? t.preferenzeSuiCookie : t.cookie}</Link>
            <Link to={paths.accessibilita}>{t.accessibilita}</Link>
            <Link to={paths.attribuzioni}>{t.fontiEAttribuzioni}</Link>
          </Group>
        </div>
        <div className="fin">
          <span>{t.diritti}</span>
          <span>{t.mappaSvgMapsItalyCc}</span>
          <span>{t.comuniIstat}</span>
          <span>{t.coordinateGeonamesCcBy}</span>
          <span>{t.illustrazioniOspitalia}</span>
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
