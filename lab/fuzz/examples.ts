import { addDays, dateInRome } from '../../src/kernel/dates/calendar-date.ts';
import { paymentBody } from '../../test/open-stay.ts';
import { sentBody } from '../../test/owner-modules.ts';
import type { KnownHome } from './known-values.ts';

const NEW_CINS = 40;

export function exampleBodies(homes: readonly KnownHome[]): (path: string) => unknown[] {
  const today = dateInRome(new Date());
  const [home = { id: 1, cin: 'IT052015C2DEMO0001' }] = homes;
  const cins = Array.from({ length: NEW_CINS }, (_, at) => `IT052015C2FUZ${String(at).padStart(5, '0')}`);
  const forms = [...cins, ...homes.slice(0, 4).map(({ cin }) => cin)].map((cin) => ({
    ...sentBody({ cin, immagini: [] }),
    versione: 1,
  }));
  const stays = homes.slice(0, 8).flatMap(({ id, cin }) =>
    [20, 47, 90].map((day) => ({
      ...paymentBody(id, { cin, check_in_date: addDays(today, day), check_out_date: addDays(today, day + 3) }),
      notes: null,
    })),
  );
  const event = { property_id: home.id, start_date: addDays(today, 40), end_date: addDays(today, 42) };
  const article = { titolo: 'Le Crete', contenuto: '<p>Argilla e cipressi.</p>', categoria: 'Destinazioni' };
  const bodies: Readonly<Record<string, unknown[]>> = {
    strutture: forms,
    'strutture/{id}': forms,
    'create-payment': stays,
    'calendar/events': [{ ...event, event_type: 'blocked' }],
    'blog/posts': [article, { ...article, tags: ['crete'], status: 'pubblicato' }],
    preview: [article],
    comments: [{ autore: 'Dora', email: 'dora@example.it', contenuto: 'E in inverno?', elapsed_ms: 9000 }],
  };
  return (path) => Object.entries(bodies).find(([end]) => path.endsWith(`/${end}`))?.[1] ?? [];
}
