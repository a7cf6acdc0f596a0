import { Icon } from '../../ui/Icon.tsx';
import type { Struttura } from '../contract.ts';
import { struttureMessages } from '../messages.it.ts';
import { decodeCin, parseCin } from '../rules/cin.ts';

/** Banca dati delle strutture ricettive of the Ministry of Tourism: anyone can look a CIN up there. */
const PUBLIC_REGISTER = 'https://bdsr.ministeroturismo.gov.it/';

const classes = new Map<string, string>(Object.entries(struttureMessages.classiCin));

type CinExplainedProps = {
  struttura: Pick<Struttura, 'cin' | 'citta' | 'is_demo'>;
  /** Name of the comune that the CIN itself names; `null` when it names none that exists. */
  comune: string | null;
};

/** A CIN in plain words: which comune and class it names, and where anyone can look it up. */
export function CinExplained({ struttura, comune }: CinExplainedProps) {
  const cin = parseCin(struttura.cin);
  const decoded = cin && decodeCin(cin);
  const name = decoded && classes.get(decoded.classe);
  return (
    <div className="cin-detto">
      <Icon name="identification-card" size={24} />
      <p>
        Il CIN è il codice nazionale che ogni struttura deve mostrare.{' '}
        {decoded &&
          comune !== null &&
          `Questo è del comune di ${comune}, classe ${decoded.classe}${name ? ` (${name})` : ''}. `}
        {comune !== null &&
          comune !== struttura.citta &&
          'Il comune non è quello dell’indirizzo: chiedi al proprietario. '}
        {struttura.is_demo ? (
          'È un codice dimostrativo: nel registro pubblico non c’è.'
        ) : (
          <a href={PUBLIC_REGISTER} rel="noopener">
            Cercalo nel registro pubblico del Ministero del Turismo
          </a>
        )}
      </p>
    </div>
  );
}
