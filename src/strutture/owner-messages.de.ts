import { formatCount } from '../kernel/format-count.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { type DetailFault, MAX_DIDASCALIA } from '../media/rules/photo-details.ts';
import { MAX_MOTIVO } from './rules/motivo.ts';

export const ownerMessages = {
  /** How a picture that came inside the form is called: its file's name did not come with it. */
  fotoNumero: (position: number) => `Foto ${position}`,
  dettagliFoto: {
    linguaSconosciuta: (photo: string) => `${photo}: Diese Sprache gibt es nicht zur Auswahl.`,
    stanzaSconosciuta: (photo: string) => `${photo}: Diesen Raum gibt es nicht zur Auswahl.`,
    didascaliaNonValida: (photo: string) => `${photo}: Die Bildunterschrift ist ungültig.`,
    didascaliaLunga: (photo: string) =>
      `${photo}: Die Bildunterschrift ist zu lang, höchstens ${MAX_DIDASCALIA} Zeichen.`,
    fuocoNonValido: (photo: string) => `${photo}: Der angegebene Punkt ist ungültig.`,
  } satisfies Record<DetailFault, (photo: string) => string>,
  immaginiNonValide: 'Die gesendeten Fotos sind ungültig. Laden Sie sie noch einmal hoch.',
  cambiataNelFrattempo:
    'Die Unterkunft hat sich inzwischen geändert, vielleicht in einem anderen Tab. Laden Sie die Seite neu. Ihre Eingaben bleiben erhalten.',
  cameraNonTrovata: 'Eines der Zimmer gibt es nicht mehr. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  cameraConPrenotazioni: 'Ein Zimmer mit Buchungen lässt sich nicht löschen. Geben Sie an, dass es nicht buchbar ist.',
  nonPubblicata: 'Nur veröffentlichte Unterkünfte lassen sich pausieren.',
  nonInPausa: 'Die Unterkunft ist nicht pausiert.',
  nessunaModifica: 'Es gibt keine Änderung, die Sie zurückziehen können.',
  giaApprovata: 'Die Unterkunft ist schon freigegeben.',
  giaRifiutata: 'Die Unterkunft ist schon abgelehnt.',
  indirizzoDaConfermare:
    'Der Gastgeber hat seine E-Mail-Adresse noch nicht bestätigt. Um die Unterkunft trotzdem freizugeben, bestätigen Sie, dass Sie ihn auf anderem Weg erreicht haben.',
  cinMancante: 'Der CIN fehlt.',
  prenotazioniFutureDi: (nome: string) =>
    `„${nome}“ hat künftige Buchungen, oder jemand bezahlt gerade eine. Stornieren Sie sie, bevor Sie Ihre Daten löschen.`,
  motivoTroppoLungo: `Der Grund darf höchstens ${formatCount(MAX_MOTIVO)} Zeichen haben.`,
} as const;

true satisfies IsTranslation<typeof import('./owner-messages.it.ts'), typeof import('./owner-messages.de.ts')>;
