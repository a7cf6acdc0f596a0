import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Loss } from '../../restoration-contract.ts';
import * as messages from '../../messages/admin.ts';

type EverythingProps = {
  loss: Loss;
  /** How many homes the archive has. */
  archived: number;
  onRestore(perse: number, conferma: string): void;
};

/** What going back as a whole would lose, and the words by which somebody agrees to it. */
export function Everything({ loss, archived, onRestore }: EverythingProps) {
  const { case_oggi, prenotazioni, pagamenti, incassato } = loss;
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const paid = messages.paymentsAmongLost(pagamenti, incassato);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (word.trim().toUpperCase() === messages.RESTORE_ALL_PHRASE) return onRestore(prenotazioni, word);
    setError(messages.restoreAllPhraseRequired);
    input.current?.focus();
  };
  return (
    <form className="admin-restoration-home card campi" noValidate onSubmit={submit}>
      <h3>{messages.restoreAllTitle}</h3>
      <p>{messages.homesThenAndNow(archived, case_oggi)}</p>
      <p>{messages.bookingsLost(prenotazioni)}</p>
      {paid !== '' && (
        <p className="note warn">
          <span>{paid}</span>
        </p>
      )}
      <p>{messages.restoreAllHowTo}</p>
      <p>{messages.restoreAllAftermath}</p>
      <Field id={id} label={messages.restoreAllConfirmationLabel} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="inp"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            onChange={({ target }) => {
              setWord(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <p>
        <button type="submit" className="btn">
          <Icon name="arrows-clockwise" />
          {messages.restoreAllButton}
        </button>
      </p>
    </form>
  );
}
