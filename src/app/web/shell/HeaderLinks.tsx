import { Link, NavLink, useLocation } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { SectionLink } from './SectionLink.tsx';
import * as t from './messages.it.ts';

const CHOSEN_PLACE = /^\/struttur[ae]\//;

/** The header's links; «Torna alla mappa» is there once a region is chosen (specification section 2, Home). */
export function HeaderLinks() {
  const { pathname } = useLocation();
  return (
    <>
      {CHOSEN_PLACE.test(pathname) && (
        <SectionLink section="regioni" className="nav-a">
          <Icon name="map-trifold" />
          {t.tornaAllaMappa}
        </SectionLink>
      )}
      <SectionLink section="regioni" className="nav-a">
        {t.regioni}
      </SectionLink>
      <SectionLink section="chi-siamo" className="nav-a">
        {t.chiSiamo}
      </SectionLink>
      <NavLink className="nav-a" to="/blog">
        {t.blog}
      </NavLink>
      <NavLink className="nav-a proprietari" to="/proprietario">
        {t.areaProprietari}
      </NavLink>
      <Link className="btn sm" to="/inserisci">
        {t.inserisciLaTuaStruttura}
      </Link>
    </>
  );
}
