import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { type JsonAnswer, sendJsonSurely } from '../../../ui/send-json.ts';
import { actOnToast, closeToast, showToast } from '../../../ui/toast-store.ts';
import { adminMessages } from '../../messages.it.ts';
import { strutturaCall } from '../struttura-call.ts';

/**
 * A word on a struttura. `motivo` goes to the owner of one that is refused. `isOwnerReached`: of one with an address that nobody has
 * proved, that its owner was reached otherwise.
 */
export type Decision = {
  kind: 'approve' | 'reject';
  item: AdminStruttura;
  motivo: string;
  isOwnerReached?: boolean;
};

/** What becomes of a decision. `key`: the key that takes it back, too, where keys count. */
type Outcome = {
  key: string | undefined;
  onAnswer: (answer: JsonAnswer) => void;
  onTakenBack: () => void;
};

/** Said at once, as the server will: it is still to be sent. */
const SAID = { approve: adminMessages.approvata, reject: adminMessages.rifiutata } as const;

/** Sends a decision about what was seen: of something else meanwhile the server answers 409. */
export function sendDecision({ kind, item: { id, versione }, motivo, isOwnerReached }: Decision): Promise<JsonAnswer> {
  const reached = isOwnerReached === true && { proprietario_raggiunto: true };
  const body = kind === 'reject' ? { versione, motivo } : { versione, ...reached };
  return sendJsonSurely('PUT', strutturaCall(id, kind), body);
}

/**
 * Decisions on their way. Each waits while its toast stands and can be taken back; then, with the next one, or when the
 * page goes, it is sent. None is lost. `onChange` is given those that have not been answered.
 */
export function createDecisions(onChange: (open: readonly Decision[]) => void) {
  let open: readonly Decision[] = [];
  let toast: number | null = null;
  let sent: Promise<unknown> = Promise.resolve();
  const keep = (next: readonly Decision[]) => {
    open = next;
    onChange(open);
  };
  const forget = (decision: Decision) => keep(open.filter((each) => each !== decision));

  const send = async (decision: Decision, { onAnswer }: Outcome) => {
    const answer = await sendDecision(decision);
    // Before it is forgotten here, so that one that is decided does not come up again for a moment.
    onAnswer(answer);
    forget(decision);
  };
  const takeBack = (decision: Decision, { onTakenBack }: Outcome) => {
    toast = null;
    forget(decision);
    onTakenBack();
  };
  /** Sends at once the one that could still be taken back. */
  const flush = () => toast !== null && closeToast(toast);

  return {
    flush,
    decide: (decision: Decision, outcome: Outcome) => {
      flush();
      keep([...open, decision]);
      toast = showToast(SAID[decision.kind], 'done', {
        action: { label: 'Annulla', key: outcome.key, run: () => takeBack(decision, outcome) },
        onGone: () => {
          toast = null;
          sent = Promise.all([sent, send(decision, outcome)]);
        },
      });
    },
    /** Sends what waits; fulfilled when everything has been answered. */
    settle: async () => {
      flush();
      await sent;
    },
    /** Takes back the last one, while its toast stands. */
    takeBack: () => toast !== null && actOnToast(toast),
  };
}
