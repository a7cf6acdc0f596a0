import type { HomePlan } from '../../../admin/rules/restored-home.ts';
import { applyCalendars } from './apply-calendars.ts';
import type { PhotosThere } from './check-photos.ts';
import { type Applying, listOf } from './applying.ts';
import { archived } from './load-archived.ts';

/** Restores missing photo rows. Also locks existing ones, so that a sweep cannot delete them before the commit. */
async function returnPhotos({ client }: Applying, { all, withAvif }: PhotosThere): Promise<void> {
  await client.query(
    `
    insert into photos (hash, width, height, alt, created_at, ready_at, avif_at, focus)
    select hash, width, height, alt, created_at, ready_at, case when hash = any ($2) then avif_at end, focus
    from ${archived('photos')} where hash = any ($1)
    on conflict (hash) do nothing`,
    [[...all], [...withAvif]],
  );
  await client.query('select from photos where hash = any ($1) order by id for key share', [[...all]]);
}

async function prepareHome({ client }: Applying, id: number): Promise<void> {
  await client.query(
    `
    update ${archived('strutture')} as house set
      submission_hash = null,
      accoglie_foto_id = (
        select now.id from ${archived('photos')} as before join photos as now on now.hash = before.hash
        where before.id = accoglie_foto_id
      ),
      proprietario_email = coalesce((
        select now.email from ${archived('accounts')} as before join accounts as now using (id)
        where before.email = proprietario_email
      ), proprietario_email),
      stripe_onboarding_completed = stripe_onboarding_completed and (
        coalesce(onboarding_by = 'admin', false)
        or exists (select from payout_accounts where account_id = stripe_account_id and charges_enabled)
      )
    where id = $1`,
    [id],
  );
}

async function applyHome(work: Applying, plan: HomePlan): Promise<void> {
  const { client } = work;
  await prepareHome(work, plan.id);
  const { rowCount } = await client.query('select from strutture where id = $1', [plan.id]);
  if (rowCount === 0) {
    const list = listOf(work, 'strutture');
    await client.query(
      `insert into strutture (${list}) overriding system value select ${list} from ${archived('strutture')} where id = $1`,
      [plan.id],
    );
    return;
  }
  const state = plan.esito === 'torna' ? ['status', 'motivo_rifiuto'] : [];
  const names = plan.campi.map((name) => (name === 'accoglie_foto' ? 'accoglie_foto_id' : name));
  const changed = [...names, ...state].map((name) => client.escapeIdentifier(name)).join(', ');
  if (changed !== '') {
    await client.query(
      `update strutture set (${changed}) = (select ${changed} from ${archived('strutture')} where id = $1) where id = $1`,
      [plan.id],
    );
  }
}

async function applyRooms(work: Applying, { id, camere }: HomePlan): Promise<void> {
  const { client } = work;
  const list = listOf(work, 'camere');
  await client.query('delete from camere where struttura_id = $1 and id = any ($2)', [id, camere.via]);
  const changed = listOf(work, 'camere', ['id', 'struttura_id']);
  for (const camera of camere.cambiano) {
    await client.query(
      `update camere set (${changed}) = (select ${changed} from ${archived('camere')} where id = $2)
      where struttura_id = $1 and id = $2`,
      [id, camera],
    );
  }
  await client.query(
    `insert into camere (${list}) overriding system value
    select ${list} from ${archived('camere')} where struttura_id = $1 and id = any ($2) order by id`,
    [id, camere.tornano],
  );
  // This update changes no values, but it fires the trigger that copies the price of the cheapest room to the home.
  await client.query('update camere set nome_camera = nome_camera where struttura_id = $1', [id]);
}

async function applyPrices(work: Applying, { id, prezzi }: HomePlan): Promise<void> {
  if (!prezzi) return;
  const { client } = work;
  const list = listOf(work, 'tariffe');
  await client.query(
    `delete from tariffe where struttura_id = $1 and (
      camera_id is null or camera_id in (select id from ${archived('camere')} where struttura_id = $1)
    )`,
    [id],
  );
  await client.query(
    `insert into tariffe (${list}) overriding system value
    select ${list} from ${archived('tariffe')} where struttura_id = $1 order by id`,
    [id],
  );
}

async function applyPhotos({ client }: Applying, { id, foto }: HomePlan): Promise<void> {
  if (!foto.cambiano) return;
  await client.query('delete from struttura_photos where struttura_id = $1', [id]);
  await client.query(
    `
    insert into struttura_photos (struttura_id, position, photo_id, stanza, didascalia, fuoco, lingua)
    select struttura_id, row_number() over (order by position) - 1, now.id, stanza, didascalia, fuoco, lingua
    from ${archived('struttura_photos')} as shown
    join ${archived('photos')} as before on before.id = photo_id
    join photos as now on now.hash = before.hash and now.ready_at is not null
    where struttura_id = $1`,
    [id],
  );
}

/** Restores a deleted home's row in `unseen_texts`. For existing homes, the caller updates this row (`keepSeenTextsOf`). */
async function returnUnseen(work: Applying, { id, esito }: HomePlan): Promise<void> {
  if (esito !== 'torna') return;
  const list = listOf(work, 'unseen_texts');
  await work.client.query(
    `insert into unseen_texts (${list}) select ${list} from ${archived('unseen_texts')} where struttura_id = $1
    on conflict (struttura_id) do nothing`,
    [id],
  );
}

async function forget({ client }: Applying, { id, campi }: HomePlan): Promise<void> {
  await client.query('delete from gone_strutture where id = $1', [id]);
  await client.query('delete from removed_homes where struttura_id = $1', [id]);
  await client.query('delete from undoable_decisions where struttura_id = $1', [id]);
  await client.query('delete from refusals where struttura_id = $1', [id]);
  if (campi.includes('email')) await client.query('delete from public_email_changes where struttura_id = $1', [id]);
}

/** Restores the homes as planned. Must be called in a transaction that has locked the homes. */
export async function applyPlans(work: Applying, plans: readonly HomePlan[], photos: PhotosThere): Promise<void> {
  await returnPhotos(work, photos);
  for (const plan of plans) {
    await applyHome(work, plan);
    await applyRooms(work, plan);
    await applyPrices(work, plan);
    await applyPhotos(work, plan);
    await applyCalendars(work, plan);
    await returnUnseen(work, plan);
    await forget(work, plan);
  }
}
