import { useState, useSyncExternalStore } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { noHomes, savedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import { StrutturaTiles } from '../../../strutture/web/visitor/StrutturaTile.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { RetryNote } from '../../../ui/loading/RetryNote.tsx';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { pageContext } from '../context.ts';
import { useDeviceHomes } from '../saved/use-device-homes.ts';
import { idlePart } from '../../../ui/loading/idle-part.ts';
import * as messages from '../../messages/visitor.ts';

const LateOtherHomes = idlePart(async () => (await import('../shell/OtherHomes.tsx')).OtherHomes);

/** Cache time in seconds. It is short, because the page contains the current date. */
const SECONDS = 60;

export function loader({ context }: LoaderFunctionArgs) {
  const { today, cachePublicly } = context.get(pageContext);
  cachePublicly({ tags: [], seconds: SECONDS });
  return { today };
}

export function meta() {
  return [{ title: messages.savedHomesPageTitle }, { name: 'robots', content: 'noindex' }];
}

const TILE_SIZES = '(max-width: 480px) calc(100vw - 40px), (max-width: 860px) calc(50vw - 30px), 302px';

export default function SavedPage() {
  const { today } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page strutture-saved">
      <h1>{messages.savedHomesLabel}</h1>
      <p className="lead">{messages.savedHomesHint}</p>
      <noscript>
        <p className="note">{messages.savedHomesNeedJavaScript}</p>
      </noscript>
      {useHydrated() && <SavedHomes today={today} />}
    </div>
  );
}

function SavedHomes({ today }: { today: CalendarDate }) {
  const ids = useSyncExternalStore(savedHomes.subscribe, savedHomes.read, noHomes);
  const [attempt, setAttempt] = useState(0);
  const homes = useDeviceHomes(ids, today, attempt);
  if (ids.length === 0) return <NothingSaved />;
  if (homes.kind === 'failed')
    return <RetryNote sentence={messages.savedHomesNotLoaded} onRetry={() => setAttempt((count) => count + 1)} />;
  if (homes.kind === 'loading') return <p role="status">{messages.savedHomesLoading}</p>;
  const shown = homes.tiles.filter(({ id }) => ids.includes(id));
  const gone = homes.ids.filter((id) => ids.includes(id) && !homes.tiles.some((tile) => tile.id === id));
  return (
    <>
      {gone.length > 0 && (
        <p className="note info" role="status">
          {messages.savedHomesGone(gone.length)}{' '}
          <button type="button" className="txtlink" onClick={() => gone.forEach(savedHomes.change)}>
            {messages.removeGoneHomesButton(gone.length)}
          </button>
        </p>
      )}
      <h2 className="sr">{messages.savedHomesListTitle}</h2>
      <StrutturaTiles strutture={shown} sizes={TILE_SIZES} />
    </>
  );
}

function NothingSaved() {
  return (
    <>
      <EmptyState title={messages.noSavedHomesTitle}>
        <p>{messages.noSavedHomesHint}</p>
        <Link className="btn mt-4" to={paths.cerca}>
          {messages.showHomesLink}
        </Link>
      </EmptyState>
      <div className="strutture-room">
        <LateOtherHomes />
      </div>
    </>
  );
}
