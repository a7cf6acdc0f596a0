import { inflected } from './lexicon-access.ts';
import type { Sayings } from './lexicon-of-language.ts';

/** "Was Kleines", "etwas Ruhiges". */
const SOMETHING = ['was', 'etwas']
  .flatMap((some) => ['kleines', 'größeres', 'ruhiges', 'besonderes', 'gemütliches'].map((kind) => `${some} ${kind}`))
  .join(', ');

/** Greetings, requests and judgements, none of which names a feature of a home. */
export const GERMAN_TALK: Sayings = {
  cerco:
    `habt ihr, haben sie, hast du, bei euch, bei ihnen, kennt ihr, kennt jemand, könnt ihr, könntet ihr, können sie, könnten sie, zeig mir, zeigt mir, gibt s, gibt, geben, legen wert auf, willkommen, keine ahnung, keine ahnung wo, angebot, angebote, schnäppchen, auf der durchreise, empfehlen, empfehlung, tipp, tipps, träumen von, freuen uns auf, freue mich auf, interessiere mich für, interessieren uns für, lust auf, wäre, wären, wär, ein traum, hätte, hätten, hab, ${inflected('schön, schönst, möbliert, toll, nett, hübsch, gut, ideal')}, super, perfekt, am besten, möchten, möchte, italiens, dabei, davon, dafür, direkt, mitten, kommt mit, bringen, bringe, nehmen, preis, preisrahmen, ` +
    'wünschen, wünsche, gewünscht, erwünscht, wünschenswert, bevorzugt, vorzugsweise, hauptsache, möglichst, eventuell, vielleicht, wichtig, unbedingt, zwingend, dringend, vorhanden, lieben tiere, tiere lieben, tiere füttern, tiere streicheln, ' +
    'sucht, miete, kosten, kostet, ausgeben, zahlen, reisen, verreisen, fahren, bleiben, bleibe, verbringen, schulferien, planen, geplant, für uns, nur für uns, für uns allein, für uns alleine, zur alleinnutzung, zur alleinigen nutzung, ' +
    `${['am', 'beim', 'direkt am', 'direkt beim', 'vor dem', 'direkt vor dem'].map((by) => `${by} haus`).join(', ')}, vor der tür, direkt vor der tür, ${SOMETHING}`,
  'cordiali saluti':
    'hallo zusammen, servus, moin, grüezi, grüß gott, grüße, liebe grüße, viele grüße, schöne grüße, mit freundlichen grüßen, mfg, lg, vielen dank, danke im voraus, vielen dank im voraus',
  indispensabile: 'nötig, notwendig, erforderlich',
  basta: 'reicht, reichen, genügt',
  ma: 'ja aber',
};
