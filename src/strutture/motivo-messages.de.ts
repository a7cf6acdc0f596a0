import type { IsTranslation } from '../kernel/translation.ts';

export const motivoMessages = {
  cinDiUnAltra: (cin: string) =>
    `Wir haben eine andere Unterkunft mit dem CIN ${cin} freigegeben. Prüfen Sie den Code. Wenn er falsch ist, korrigieren Sie ihn und senden Sie noch einmal; wenn er wirklich Ihrer ist, antworten Sie auf unsere E-Mail.`,
  senzaMotivo:
    'Es wurde kein Grund angegeben. Prüfen Sie die Angaben und die Fotos, dann senden Sie den Eintrag noch einmal.',
} as const;

true satisfies IsTranslation<typeof import('./motivo-messages.it.ts'), typeof import('./motivo-messages.de.ts')>;
