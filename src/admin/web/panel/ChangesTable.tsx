import { Fragment } from 'react';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';
import { type DiffPart, diffWords } from '../../rules/diff-words.ts';
import * as messages from '../../messages/admin.ts';

type ChangesTableProps = {
  changes: AdminDetail['cambiamenti'];
  labelledBy: string;
  before: string;
  after: string;
};

export function ChangesTable({ changes, labelledBy, before, after }: ChangesTableProps) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{messages.fieldColumn}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ campo, prima, dopo }, index) => {
          const diff = diffWords(prima, dopo);
          return (
            // The index makes the key unique, because rooms may have the same name.
            <tr key={`${campo} ${index}`}>
              <th scope="row">{campo}</th>
              <td data-label={before}>
                <Words parts={diff.before} mark="del" />
              </td>
              <td data-label={after}>
                <Words parts={diff.after} mark="ins" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Words({ parts, mark: Mark }: { parts: readonly DiffPart[]; mark: 'del' | 'ins' }) {
  if (parts.length === 0) return <span className="muted">{messages.emptyValue}</span>;
  if (parts.every(({ isChanged }) => isChanged)) return parts.map(({ text }) => text).join('');
  return parts.map(({ text, isChanged }, index) => {
    if (!isChanged) return text;
    const words = text.trimEnd();
    return (
      <Fragment key={`${index} ${text}`}>
        <Mark>{words}</Mark>
        {text.slice(words.length)}
      </Fragment>
    );
  });
}
