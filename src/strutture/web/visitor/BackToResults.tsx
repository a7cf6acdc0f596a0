import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { inCitta } from '../../../locations/rules/place-phrase.it.ts';
import { isFromResults } from './from-results.ts';
import * as messages from '../../messages/visitor.ts';

/** Leads back to the results: to the very place of the list when the visitor came from there, else to the town's page, and says so. */
export function BackToResults({ townPath, citta }: { townPath: string; citta: string }) {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || !isFromResults(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className="btn quiet sm strutture-back" to={townPath} onClick={goBack}>
      <Icon name="arrow-left" />
      <span>{messages.backToResultsLink}</span>{' '}
      {isHydrated && !isFromResults(state) && <small>{messages.homesInPlace(inCitta(citta))}</small>}
    </Link>
  );
}
