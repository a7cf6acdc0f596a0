import { paths } from '../../../kernel/paths.ts';
import { textPageLoader } from '../text-page.ts';
import * as t from './attribuzioni-messages.it.ts';

export const loader = textPageLoader({
  title: t.fontiEAttribuzioni,
  description: t.daDoveVengonoINomi,
  path: paths.attribuzioni,
});

export { readHead as meta } from '../read-head.ts';

export default function AttribuzioniPage() {
  return (
    <div className="wrap page">
      <h1>{t.fontiEAttribuzioni}</h1>
      <p className="lead">{t.quelloCheUsiamoEChi}</p>
      <ul className="sources">
        {t.fonti.map(({ what, name, href, licence, note }) => (
          <li key={name}>
            <h2 className="h4">{what}</h2>
            <p>
              <a href={href}>{name}</a>
              {t.licenza(licence, note)}
            </p>
          </li>
        ))}
      </ul>
      <h2>{t.programmi}</h2>
      <p>
        {t.leLicenzeDiTuttiIProgrammi} <a href="/licenze.txt">{t.leggiLeLicenze}</a>
      </p>
      <h2>{t.illustrazioniEFotoDimostrative}</h2>
      <p>{t.laFacciataLeVentiCartoline}</p>
    </div>
  );
}
