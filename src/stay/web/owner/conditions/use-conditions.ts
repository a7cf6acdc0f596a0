import { startTransition, useState } from 'react';
import { call, type Reply, SIGNED_OUT } from '../../../../api/call.ts';
import type { OwnerConditions } from '../../../../strutture/prices-contract.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { useChange } from '../../../../accounts/web/owner/use-change.ts';
import { conditionsBody, emptyRate, type TypedConditions, type TypedRate, typedOf } from './typed-conditions.ts';
import { readConditions } from '../../../../strutture/rules/read-conditions.ts';
import * as struttureMessages from '../../../../strutture/messages/owner.ts';

type FieldFaults = Readonly<Record<string, string>>;

function findFaults(typed: TypedConditions, struttura: OwnerConditions): FieldFaults | null {
  const reading = readConditions(conditionsBody(typed), struttura);
  if (reading.ok) return null;
  return Object.fromEntries(
    Object.entries(reading.faults).map(([name, fault]) => [name, struttureMessages.conditionFaults[fault]]),
  );
}

type Failure = { detail: string; campi: FieldFaults; isSignedOut: boolean; isOutdated: boolean };

const OUTDATED = 409;
const NOT_SENT = { ok: false, status: 0, detail: struttureMessages.checkMarkedFields, campi: {} } as const;

const withoutVersion = (typed: TypedConditions) => JSON.stringify({ ...conditionsBody(typed), versione: '' });

function failureOf({ status, detail, campi }: Extract<Reply<unknown>, { ok: false }>): Failure {
  const isOutdated = status === OUTDATED;
  return {
    detail: isOutdated ? struttureMessages.conditionsChangedElsewhere : detail,
    campi,
    isSignedOut: status === SIGNED_OUT,
    isOutdated,
  };
}

type Rates = readonly TypedRate[];

/** `move` is for changes that shift rows. It clears the errors of the fields, which are keyed by row index. */
function rateChanges(rates: Rates, { write, move }: Record<'write' | 'move', (changed: Rates) => void>) {
  return {
    writeRate: (key: number, part: Partial<TypedRate>) =>
      write(rates.map((rate) => (rate.key === key ? { ...rate, ...part } : rate))),
    addSeason: (camera_id: number | null) => {
      const key = Math.max(-1, ...rates.map((rate) => rate.key)) + 1;
      move([...rates, emptyRate(camera_id, key, true)]);
      return key;
    },
    remove: (key: number) => move(rates.filter((rate) => rate.key !== key)),
  };
}

export function useConditions(conditions: OwnerConditions) {
  const saved = typedOf(conditions);
  // The entered values include the version on which they are based, so that concurrent changes are not overwritten.
  const [typed, setTyped] = useState<TypedConditions | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const change = useChange();
  const shown = typed ?? saved;
  const isChanged = typed !== null && withoutVersion(typed) !== withoutVersion(saved);

  const write = (part: Partial<TypedConditions>) => setTyped({ ...shown, ...part });
  const rates = rateChanges(shown.rates, {
    write: (changed) => write({ rates: changed }),
    move: (changed) => {
      setFailure(null);
      write({ rates: changed });
    },
  });

  const save = async () => {
    if (isSending || !isChanged) return;
    const faults = findFaults(shown, conditions);
    if (faults !== null) return setFailure({ ...failureOf(NOT_SENT), campi: faults });
    setSending(true);
    setFailure(null);
    const answer = await change(() =>
      call('PUT /api/proprietario/strutture/{id}/condizioni', {
        params: { id: conditions.id },
        body: conditionsBody(shown),
      }),
    );
    setSending(false);
    if (!answer.ok) return setFailure(failureOf(answer));
    // Uses a transition, as the router does, so that the change renders together with the revalidated data.
    startTransition(() => setTyped(null));
    showToast(struttureMessages.conditionsSaved);
  };

  const startOver = () => {
    setFailure(null);
    setTyped(null);
  };

  return { shown, isChanged, isSending, failure, write, ...rates, save, startOver };
}
export type ConditionControls = ReturnType<typeof useConditions>;
