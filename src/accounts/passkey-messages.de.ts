import type { IsTranslation } from '../kernel/translation.ts';
import type { MailWords } from '../mail/rules/lay-out-mail.ts';

/** Sentences about passkeys, of owners and administrators. */
export const passkeyMessages = {
  nonValida: 'Dieser Passkey gilt hier nicht, oder es ist zu viel Zeit vergangen. Versuchen Sie es noch einmal.',
  senzaDominio: 'Passkeys funktionieren nur, wo die Website einen Domainnamen hat.',
  nonTrovata: 'Diesen Passkey gibt es nicht mehr.',
  nessuna: 'Sie haben noch keinen Passkey.',
  troppe: 'Sie haben schon zwanzig Passkeys. Entfernen Sie einen, bevor Sie einen neuen hinzufügen.',
  nomeLungo: 'Der Name darf höchstens 60 Zeichen haben.',
  senzaNome: 'Passkey',
  aggiunta: 'Passkey hinzugefügt. Auf den anderen Geräten müssen Sie sich neu anmelden.',
  tolta: 'Passkey entfernt.',

  mailAggiunta: (nome: string): MailWords => ({
    subject: 'Ein neuer Passkey für Ihren Zugang',
    preheader: 'Ab jetzt ist die Anmeldung auch damit möglich.',
    heading: 'Sie haben einen neuen Passkey',
    paragraphs: [
      `Zu Ihrem Zugang bei Ospitalia wurde der Passkey „${nome}“ hinzugefügt. Ab jetzt ist die Anmeldung auch damit möglich. Auf den anderen Geräten wurden Sie abgemeldet.`,
      'Wenn Sie das nicht waren, melden Sie sich mit einem neuen Link an und entfernen Sie ihn sofort.',
    ],
    button: 'Zum Gastgeberbereich',
    footnote: 'Sie erhalten diese E-Mail, weil diese Adresse zur Anmeldung im Gastgeberbereich von Ospitalia dient.',
  }),
} as const;

true satisfies IsTranslation<typeof import('./passkey-messages.it.ts'), typeof import('./passkey-messages.de.ts')>;
