import type { AdminStruttureService } from '../admin-contract.ts';
import { readStripe, onboardingColumns } from './admin-edits.ts';
import type { AdminStrutturaDependencies, AdminTools } from './admin-tools.ts';
import { checkForm } from './check-form.ts';
import { insertStruttura, replacePhotos } from './form-repository.ts';
import { submittedById } from './submission-repository.ts';
import { submitOnce } from './submit-once.ts';

/** Creates a struttura for an owner. The email address counts as confirmed, because the administrator knows the owner. */
export function createCreation(deps: AdminStrutturaDependencies, tools: AdminTools): AdminStruttureService['create'] {
  const { db, clock, record } = deps;
  return async (actor, { body, pictures }) => {
    const form = await checkForm(body, { strutturaId: null, owner: null, isAdmin: true }, deps);
    const stripe_onboarding_completed = readStripe(body, false);
    const images = { immagini: body.immagini, pictures };
    const entered = await submitOnce({ form: { ...form, stripe_onboarding_completed }, images }, deps, (stored) =>
      db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const id = await insertStruttura(transaction, form, {
          proprietario_email: form.email,
          email_confirmed_at: form.email === null ? null : now,
          submitted_at: now,
          created_at: now,
          submission_hash: stored.hash,
          ...onboardingColumns(stripe_onboarding_completed, false, now),
        });
        await replacePhotos(transaction, 'struttura_photos', id, stored.photos);
        const row = await submittedById(transaction, id);
        const dopo = { status: 'in_attesa', cin: row.cin, citta: row.citta, stripe_onboarding_completed };
        await record(transaction, actor, { azione: 'inserimento', struttura: { id, nome: row.nome }, dopo });
        return row;
      }),
    );
    return tools.detailOf(await tools.read({ id: entered.id }));
  };
}
