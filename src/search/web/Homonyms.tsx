import { Choice, type ChoiceProps } from './Choice.tsx';

type HomonymsProps = { which: ChoiceProps | null; corrected: readonly string[] };

/** What was understood of the words, where they may mean something else: sentences, and places that are each a step away. */
export function Homonyms({ which, corrected }: HomonymsProps) {
  return (
    <>
      {corrected.map((sentence) => (
        <p key={sentence} className="search-corrected">
          {sentence}
        </p>
      ))}
      {which && <Choice {...which} />}
    </>
  );
}
