import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import * as messages from '../../messages/visitor.ts';

/** The Ministry of Tourism's register of accommodation, which anyone can search by CIN. */
const PUBLIC_REGISTER = 'https://bdsr.ministeroturismo.gov.it/';

export type CinReading = { comune: string; classe: string };

const classes = new Map<string, string>(Object.entries(messages.cinClassNames));

function sentence({ comune, classe }: CinReading, citta: string): string {
  const name = classes.get(classe);
  const elsewhere = comune === citta ? '' : messages.cinTownMismatch;
  return messages.cinMeaning(comune, classe, name ? ` (${name})` : '', elsewhere);
}

type CinExplainedProps = { struttura: Pick<Struttura, 'citta' | 'is_demo'>; reading: CinReading | null };

export function CinExplained({ struttura, reading }: CinExplainedProps) {
  return (
    <div className="strutture-cin-said">
      <Icon name="identification-card" size={24} />
      <p>
        {messages.whatIsCinText} {reading && sentence(reading, struttura.citta)}{' '}
        {struttura.is_demo ? (
          messages.cinDemoNote
        ) : (
          <a href={PUBLIC_REGISTER} rel="noopener">
            {messages.cinPublicRegisterLink}
          </a>
        )}
      </p>
    </div>
  );
}
