import { paths } from '../../../kernel/pages/paths.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { noHomes, savedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import * as messages from '../../messages/visitor.ts';

const NOTICE_MS = 6000;

export function SavedNews() {
  const count = useSyncExternalStore(savedHomes.subscribe, savedHomes.read, noHomes).length;
  const [last, setLast] = useState(count);
  const [isNew, setNew] = useState(false);
  if (count !== last) {
    setLast(count);
    setNew(count > last);
  }
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setNew(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isNew, count]);
  return (
    <>
      {count > 0 && (
        <span className="strutture-saved-count" aria-hidden="true">
          {count}
        </span>
      )}
      <div role="status" className="strutture-saved-news">
        {isNew && (
          <p key={count}>
            {messages.homeSavedNotice} <Link to={paths.salvate}>{messages.showSavedHomesLink}</Link>
          </p>
        )}
      </div>
    </>
  );
}
