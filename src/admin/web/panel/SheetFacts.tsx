import type { ReactNode } from 'react';
import { formatEuro, toCents } from '../../../kernel/cents.ts';
import { emailLink, phoneLink } from '../../../kernel/contact-links.ts';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { decodeCin, parseCin } from '../../../strutture/rules/cin.ts';
import { countOf } from '../../../strutture/rules/count-of.it.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { adminMessages } from '../../messages.it.ts';
import { formatMomentInFigures } from '../../../kernel/format-moment.ts';
import * as t from './messages.it.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

type SheetFactsProps = {
  struttura: AdminStruttura;
  /** Whose it is; shown where it is not the address that guests see. */
  owner: string | null;
};

/** Name, CIN or its warning, beds, photos, dates and contacts (PRODUCT.md § 2, "Card contents"). */
export function SheetFacts({ struttura, owner }: SheetFactsProps) {
  const { servizio_pulizie: cleans, prezzo_pulizie: cleaning, approved_at: approvedAt, email, telefono } = struttura;
  return (
    <dl className="details">
      <Fact name={t.cin} isWide>
        <CinValue cin={struttura.cin} />
      </Fact>
      <Fact name={t.postiLetto}>{struttura.posti_letto}</Fact>
      <Fact name={t.foto}>{struttura.immagini.length}</Fact>
      <Fact name={t.inviata}>{formatMomentInFigures(struttura.submitted_at)}</Fact>
      <Fact name={t.eMail} isWide>
        {email === null ? <None word={t.nonIndicata} /> : <a href={emailLink(email) ?? undefined}>{email}</a>}
      </Fact>
      <Fact name={t.telefono}>
        {telefono === null ? <None word={t.nonIndicato} /> : <a href={phoneLink(telefono) ?? undefined}>{telefono}</a>}
      </Fact>
      <Fact name={t.pulizie}>{cleans ? formatEuro(toCents(cleaning)) : t.nonOfferte}</Fact>
      <Fact name={t.pagamenti}>{adminMessages.pagamenti(struttura)}</Fact>
      <Fact name={t.spazi}>{spaces(struttura)}</Fact>
      {owner !== null && owner !== email && (
        <Fact name={t.proprietario} isWide>
          <a href={emailLink(owner) ?? undefined}>{owner}</a>
        </Fact>
      )}
      {approvedAt !== null && <Fact name={t.approvata}>{formatMomentInFigures(approvedAt)}</Fact>}
    </dl>
  );
}

/** `isWide`: what may be long. */
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

/** A CIN, and what its class means; its comune is compared by the checks. */
function CinValue({ cin }: { cin: string | null }) {
  if (cin === null) {
    return (
      <span className="badge waiting">
        <Icon name="warning-circle" size={16} />
        {adminMessages.cinMancante}
      </span>
    );
  }
  const parsed = parseCin(cin);
  const classe = parsed && decodeCin(parsed)?.classe;
  const meaning = classe && classes.get(classe);
  return (
    <>
      <span className="cin-v">{cin}</span>
      {classe && <small>{meaning ? `${classe}: ${meaning}` : t.classe(classe)}</small>}
    </>
  );
}
