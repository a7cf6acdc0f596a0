import { formatShortDate } from '../../../kernel/dates/calendar-date.ts';
import { formatEuro } from '../../../kernel/money/cents.ts';
import type { Struttura } from '../../../strutture/contract.ts';
import { emailLink, phoneLink, whatsappLink } from '../../../kernel/people/contact-links.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { stayMessage } from '../../rules/stay-message.ts';
import { Fact } from '../Fact.tsx';
import { formatStay } from './format-stay-dates.ts';
import type { StayChoice } from './use-stay-choice.ts';
import * as messages from '../../messages/visitor.ts';

type InfoDialogProps = { struttura: Struttura; choice: StayChoice; isOpen: boolean; onClose: () => void };

export function InfoDialog({ struttura, choice, isOpen, onClose }: InfoDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={messages.contactOwnerTitle}>
      {isOpen && <Summary struttura={struttura} choice={choice} />}
      {isOpen && <Contacts struttura={struttura} choice={choice} />}
    </Dialog>
  );
}

type PartProps = { struttura: Struttura; choice: StayChoice };

function Summary({ struttura, choice }: PartProps) {
  const { selection, quote, guests, areGuestsChosen, isTotalSure, offer } = choice;
  return (
    <dl className="details stay-summary">
      <Fact name={messages.propertyLabel}>{struttura.nome}</Fact>
      {offer.camera && <Fact name={messages.roomLabel}>{offer.camera.nome_camera}</Fact>}
      <Fact name={messages.datesLabel}>{datesOf(selection)}</Fact>
      {areGuestsChosen && <Fact name={messages.guestsLabel}>{guests}</Fact>}
      {quote && <Fact name={messages.nightsLabel}>{quote.nights}</Fact>}
      {quote && isTotalSure && <Fact name={messages.totalLabel}>{formatEuro(quote.total_cents)}</Fact>}
    </dl>
  );
}

function datesOf(selection: StayChoice['selection']): string {
  if (selection.kind === 'empty') return messages.notYetChosen;
  if (selection.kind === 'checkIn') return messages.checkInFrom(formatShortDate(selection.check_in));
  return formatStay(selection.check_in, selection.check_out);
}

function Contacts({ struttura: { nome, telefono, email, lingua_proprietario }, choice }: PartProps) {
  const { selection, quote, areGuestsChosen, isTotalSure, offer } = choice;
  const camera = offer.camera?.nome_camera ?? null;
  const details = {
    ownerLanguage: lingua_proprietario,
    nome,
    camera,
    selection,
    guests: areGuestsChosen ? choice.guests : null,
    nights: quote?.nights ?? 0,
    total_cents: quote && isTotalSure ? quote.total_cents : null,
  };
  const letter = stayMessage(details, messages.inquiryLetter);
  const mailto = emailLink(email, letter);
  const tel = phoneLink(telefono);
  const whatsapp = whatsappLink(telefono, letter.body);
  return (
    <>
      <div className="stay-contacts">
        {mailto && (
          <a className="btn full" href={mailto}>
            <Icon name="envelope-simple" />
            {messages.writeEmailLink}
          </a>
        )}
        {tel && (
          <a className={mailto ? 'btn alt full' : 'btn full'} href={tel}>
            <Icon name="phone" />
            {messages.callNumberPrefix} {telefono}
          </a>
        )}
        {whatsapp && (
          <a className="btn alt full" href={whatsapp} target="_blank" rel="noreferrer">
            <Icon name="whatsapp-logo" />
            {messages.writeOnWhatsappLink}
          </a>
        )}
      </div>
      <p className="muted">{quote ? messages.messagePrefilled : messages.messagePrefilledWithoutDates}</p>
    </>
  );
}
