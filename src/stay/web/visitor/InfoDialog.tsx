import { formatShortDate } from '../../../kernel/calendar-date.ts';
import { formatEuro } from '../../../kernel/cents.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { emailLink, phoneLink, whatsappLink } from '../../../strutture/rules/contact-links.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { letterMessages } from '../../letter-messages.it.ts';
import { stayMessage } from '../../rules/stay-message.ts';
import { formatStay } from './format-stay-dates.ts';
import type { StayChoice } from './use-stay-choice.ts';

type InfoDialogProps = { struttura: Struttura; choice: StayChoice; isOpen: boolean; onClose: () => void };

/** "Solo informazioni": the booking in short, and the ways to write or call with the message already written. */
export function InfoDialog({ struttura, choice, isOpen, onClose }: InfoDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title="Contatta il proprietario">
      {isOpen && <Summary struttura={struttura} choice={choice} />}
      {isOpen && <Contacts struttura={struttura} choice={choice} />}
    </Dialog>
  );
}

type PartProps = { struttura: Struttura; choice: StayChoice };

function Summary({ struttura, choice }: PartProps) {
  const { selection, quote, guests, offer } = choice;
  return (
    <dl className="dl sunto">
      <Row name="Struttura">{struttura.nome}</Row>
      {offer.camera && <Row name="Camera">{offer.camera.nome_camera}</Row>}
      <Row name="Date">{datesOf(selection)}</Row>
      <Row name="Ospiti">{guests}</Row>
      {quote && <Row name="Notti">{quote.nights}</Row>}
      {quote && <Row name="Totale">{formatEuro(quote.total_cents)}</Row>}
    </dl>
  );
}

function datesOf(selection: StayChoice['selection']): string {
  if (selection.kind === 'empty') return 'Da scegliere';
  if (selection.kind === 'checkIn') return `Dal ${formatShortDate(selection.check_in)}`;
  return formatStay(selection.check_in, selection.check_out);
}

function Row({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Contacts({ struttura: { nome, telefono, email }, choice }: PartProps) {
  const { selection, quote, guests, offer } = choice;
  const camera = offer.camera?.nome_camera ?? null;
  const details = {
    nome,
    camera,
    selection,
    guests,
    nights: quote?.nights ?? 0,
    total_cents: quote?.total_cents ?? null,
  };
  const letter = stayMessage(details, letterMessages);
  const mailto = emailLink(email, letter);
  const tel = phoneLink(telefono);
  const whatsapp = whatsappLink(telefono, letter.body);
  return (
    <>
      <div className="contatti">
        {mailto && (
          <a className="btn full" href={mailto}>
            <Icon name="envelope-simple" />
            Scrivi un’e-mail
          </a>
        )}
        {tel && (
          <a className={mailto ? 'btn alt full' : 'btn full'} href={tel}>
            <Icon name="phone" />
            Chiama il {telefono}
          </a>
        )}
        {whatsapp && (
          <a className="btn alt full" href={whatsapp} target="_blank" rel="noreferrer">
            <Icon name="whatsapp-logo" />
            Scrivi su WhatsApp
          </a>
        )}
      </div>
      <p className="muted">
        {quote
          ? 'Il messaggio è già compilato con date, ospiti e totale.'
          : 'Il messaggio è già compilato: aggiungi le date che ti servono.'}
      </p>
    </>
  );
}
