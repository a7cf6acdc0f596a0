import { formatPrice, toCents } from '../../kernel/cents.ts';
import { Photo } from '../../media/web/Photo.tsx';
import { struttureMessages } from '../../strutture/messages.it.ts';
import type { OwnDetail } from '../../strutture/owner-contract.ts';
import { countOf } from '../../strutture/rules/count-of.ts';

/** Photos that are shown; a tile on the last one counts the others (specification section 9). */
const SHOWN = 5;

/** What was sent and refused, to be compared with the reason. */
export function SentSummary({ struttura: { form } }: { struttura: OwnDetail }) {
  const shown = form.immagini.slice(0, SHOWN);
  const others = form.immagini.length - shown.length;
  const facts = [
    { name: 'Tipologia', value: form.tipo_struttura.map((tipo) => struttureMessages.tipi[tipo]).join(', ') },
    { name: 'CIN', value: form.cin },
    { name: 'Spazi', value: `${countOf(form.posti_letto, 'posto')}, ${countOf(form.num_camere, 'camera')}` },
    { name: 'Prezzo per notte', value: form.prezzo_notte === null ? '' : formatPrice(toCents(form.prezzo_notte)) },
    { name: 'Telefono', value: form.telefono },
    { name: 'E-mail', value: form.email },
  ].filter(({ value }) => value !== '');
  return (
    <section className="card blocco" aria-labelledby="inviato">
      <h2 id="inviato" className="h3">
        Quello che hai inviato
      </h2>
      {shown.length > 0 && (
        <ul className="striscia">
          {shown.map((url, index) => (
            <li key={url}>
              <Photo url={url} alt={`Foto ${index + 1}`} sizes="180px" />
              {others > 0 && index === SHOWN - 1 && <span>+{others}</span>}
            </li>
          ))}
        </ul>
      )}
      <dl className="dl">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="descritta">{form.descrizione}</p>
    </section>
  );
}
