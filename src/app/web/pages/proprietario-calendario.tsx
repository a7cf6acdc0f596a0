import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { PropertyBoard } from '../../../calendar/web/sync/PropertyBoard.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { CalendarHead } from '../../../calendar/web/owner/CalendarHead.tsx';
import { CalendarNotOpen } from '../../../calendar/web/owner/CalendarNotOpen.tsx';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import { hasCalendar } from '../../../strutture/web/owner/owner-api-path.ts';
import { loadOwnerStruttura, ownerMeta } from '../owner/owner-page.ts';
import { signInPath } from '../../../accounts/web/owner/return-path.ts';
import * as struttureMessages from '../../../strutture/messages/owner.ts';
import * as messages from '../../messages/owner.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { id, nome, cin, status } = await loadOwnerStruttura(args);
  const struttura = { id, nome, cin, status };
  const { vista, mese, giorno, camera } = Object.fromEntries(new URL(args.request.url).searchParams);
  const address = { vista, mese, giorno, camera };
  if (!hasCalendar(status)) return { struttura, calendar: null, address };
  const { propertyCalendar, account } = args.context.get(pageContext);
  const calendar = await load(args.context, async () =>
    propertyCalendar.syncStatus({ principal: { account: await account(), actor: null }, property_id: id }),
  );
  return { struttura, calendar, address };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(loaderData ? messages.calendarOf(loaderData.struttura.nome) : messages.calendarTitle);
}

export default function ProprietarioCalendarioPage() {
  const { struttura, calendar, address } = useLoaderData<typeof loader>();
  return (
    <div className="wrap area" key={struttura.id}>
      <CalendarHead struttura={struttura} />
      {struttura.status === 'sospesa' && (
        <p className="note info in-pausa">
          <Icon name="pause" />
          {struttureMessages.pausedCalendarNote}
        </p>
      )}
      {calendar === null ? (
        <CalendarNotOpen id={struttura.id} />
      ) : (
        <PropertyBoard
          property_id={struttura.id}
          initial={calendar}
          address={address}
          signInPath={signInPath(ownerPath(struttura.id, 'calendario'))}
        />
      )}
    </div>
  );
}
