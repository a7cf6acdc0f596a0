import type { IsTranslation } from '../../../../kernel/translation.ts';

export const impostaDiSoggiornoSePrevista = 'Fällt eine Kurtaxe an, bezahlen Sie sie vor Ort in der Unterkunft.';
export const contoECondizioni = 'Preis und Bedingungen';
export const codice = 'Code';
export const copiaIlLink = 'Link kopieren';
export const apriLaPrenotazione = 'Buchung öffnen';
export const codiceDellaPrenotazione = 'Buchungscode';
export const abcdEfghJkmnPqrs = 'ABCD-EFGH-JKMN-PQRS';
export const ritiraLaRichiesta = 'Anfrage zurückziehen';
export const annullaLaPrenotazione = 'Buchung stornieren';
export const leDateTornanoLibere = (stay: string) => `, ${stay}. Die Nächte werden wieder frei.`;
export const annullamentoDefinitivo = 'Die Stornierung lässt sich nicht rückgängig machen.';
export const ritiroDefinitivo = 'Das lässt sich nicht rückgängig machen.';
export const tornaIndietro = 'Zurück';
export const ritiriLaRichiesta = 'Sie ziehen Ihre Anfrage zurück für';
export const annulliLaPrenotazione = 'Sie stornieren Ihre Buchung für';
export const rispondeEntro = 'Antwort bis';
export const cambioDiProgramma = 'Ihre Pläne ändern sich?';
export const scegliAltreDate = 'Andere Reisedaten wählen';
export const comeArrivare = 'So kommen Sie hin';
export const cin = 'CIN';
export const chiamaIl = 'Anrufen:';
export const whatsapp = 'WhatsApp';
export const eMail = 'E-Mail';
export const apriLaMappa = 'Karte öffnen';
export const aggiungiAlCalendario = 'In den Kalender';
export const riprendiIlPagamento = 'Weiter zur Zahlung';
export const lasciaLeDate = 'Reservierung aufheben';
export const pagamento = 'Zahlung';
export const ilSoggiorno = 'Der Aufenthalt';
export const arrivo = 'Anreise';
export const partenza = 'Abreise';
export const per = 'Für';
export const camera = 'Zimmer';
export const pagata = 'Bezahlt am';
export const aNomeDi = 'Gebucht auf';
export const telefono = 'Telefon';
export const notePerIlProprietario = 'Anmerkungen für den Gastgeber';
export const messaggioDellaRedazione = 'Nachricht des Teams von Ospitalia';
export const messaggioDelProprietario = 'Nachricht des Gastgebers';
/** The hours of an arrival, as they go on from «Teresa öffnet Ihnen,»; `null` where none is told. */
export const arrivoTra = (dalle: string | null, entro: string | null) => {
  if (dalle && entro) return `von ${dalle} bis ${entro} Uhr`;
  return (dalle && `ab ${dalle} Uhr`) || (entro && `bis ${entro} Uhr`) || null;
};
export const tiApre = (nome: string, quando: string | null) =>
  `${nome} öffnet Ihnen die Tür${quando === null ? '' : `, ${quando}`}`;
export const arrivoAlle = (quando: string) => `Anreise ${quando}`;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
