import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { FreshnessBoard } from '../../../calendar/web/freshness/FreshnessBoard.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { Breadcrumb } from '../../../accounts/web/owner/Breadcrumb.tsx';
import { CalendarNotOpen } from '../../../calendar/web/owner/CalendarNotOpen.tsx';
import { ownerPath } from '../../../strutture/rules/owner-path.ts';
import { hasCalendar } from '../../../strutture/web/owner/owner-api-path.ts';
import { loadOwnerStruttura, ownerMeta } from '../owner/owner-page.ts';
import * as calendarMessages from '../../../calendar/messages/owner.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { id, nome, status } = await loadOwnerStruttura(args);
  const struttura = { id, nome };
  if (!hasCalendar(status)) return { struttura, report: null };
  const { propertyCalendar, account } = args.context.get(pageContext);
  const report = await load(args.context, async () =>
    propertyCalendar.freshnessReport({ principal: { account: await account(), actor: null }, property_id: id }),
  );
  return { struttura, report };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return ownerMeta(
    loaderData
      ? `${calendarMessages.freshnessReportTitle}: ${loaderData.struttura.nome}`
      : calendarMessages.freshnessReportTitle,
  );
}

export default function ProprietarioFreschezzaPage() {
  const { struttura, report } = useLoaderData<typeof loader>();
  const { state, revalidate } = useRevalidator();
  return (
    <div className="wrap area">
      <header className="area-head">
        <div>
          <Breadcrumb
            above={{ to: ownerPath(struttura.id, 'calendario'), label: calendarMessages.calendarOf(struttura.nome) }}
            here={calendarMessages.freshnessReportTitle}
          />
          <h1>{calendarMessages.freshnessReportTitle}</h1>
        </div>
      </header>
      {report === null ? (
        <CalendarNotOpen id={struttura.id} />
      ) : (
        <FreshnessBoard report={report} isBusy={state === 'loading'} onRefresh={() => void revalidate()} />
      )}
    </div>
  );
}
