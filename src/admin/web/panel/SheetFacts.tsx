import type { ReactNode } from 'react';
import { formatEuro, toCents } from '../../../kernel/money/cents.ts';
import { emailLink, phoneLink } from '../../../kernel/people/contact-links.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { decodeCin, parseCin } from '../../../strutture/rules/cin.ts';
import { countOf } from '../../../strutture/rules/count-of.it.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { formatMomentInDigits } from '../../../kernel/dates/format-moment.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';
import { paymentSetup } from '../../rules/payment-setup.ts';
import * as messages from '../../messages/admin.ts';

type SheetFactsProps = {
  struttura: AdminStruttura;
  owner: string | null;
};

export function SheetFacts({ struttura, owner }: SheetFactsProps) {
  const { servizio_pulizie: cleans, prezzo_pulizie: cleaning, approved_at: approvedAt, email, telefono } = struttura;
  return (
    <dl className="details">
      <Fact name={messages.cinLabel} isWide>
        <CinValue cin={struttura.cin} />
      </Fact>
      <Fact name={messages.sleepingPlacesLabel}>{struttura.posti_letto}</Fact>
      <Fact name={messages.photosLabel}>{struttura.immagini.length}</Fact>
      <Fact name={messages.submittedLabel}>{formatMomentInDigits(struttura.submitted_at)}</Fact>
      <Fact name={messages.emailLabel} isWide>
        {email === null ? <None word={messages.emailNotGiven} /> : <a href={emailLink(email) ?? undefined}>{email}</a>}
      </Fact>
      <Fact name={messages.phoneLabel}>
        {telefono === null ? (
          <None word={messages.phoneNotGiven} />
        ) : (
          <a href={phoneLink(telefono) ?? undefined}>{telefono}</a>
        )}
      </Fact>
      <Fact name={messages.cleaningLabel}>{cleans ? formatEuro(toCents(cleaning)) : messages.cleaningNotOffered}</Fact>
      <Fact name={messages.paymentsLabel}>{messages.paymentSetupStates[paymentSetup(struttura)]}</Fact>
      <Fact name={messages.spacesLabel}>{spaces(struttura)}</Fact>
      {owner !== null && owner !== email && (
        <Fact name={messages.ownerLabel} isWide>
          <a href={emailLink(owner) ?? undefined}>{owner}</a>
        </Fact>
      )}
      {approvedAt !== null && <Fact name={messages.approvedLabel}>{formatMomentInDigits(approvedAt)}</Fact>}
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'larga' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function None({ word }: { word: string }) {
  return <span className="muted">{word}</span>;
}

function spaces(home: AdminStruttura): string {
  return [
    countOf(home.num_camere, 'camera'),
    countOf(home.num_bagni, 'bagno'),
    ...struttureMessages.spacesOf(home),
  ].join(', ');
}

const classes = new Map<string, string>(Object.entries(struttureMessages.cinClassNames));

function CinValue({ cin }: { cin: string | null }) {
  if (cin === null) {
    return (
      <span className="badge waiting">
        <Icon name="warning-circle" size={16} />
        {messages.cinMissing}
      </span>
    );
  }
  const parsed = parseCin(cin);
  const classe = parsed && decodeCin(parsed)?.classe;
  const meaning = classe && classes.get(classe);
  return (
    <>
      <span className="cin-v">{cin}</span>
      {classe && <small>{meaning ? `${classe}: ${meaning}` : messages.classLabel(classe)}</small>}
    </>
  );
}
