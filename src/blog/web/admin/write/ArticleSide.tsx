import { useId } from 'react';
import { Field } from '../../../../ui/forms/Field.tsx';
import type { BlogCategory, BlogStatus } from '../../../contract.ts';
import type { ArticleFields } from './article-fields.ts';
import { CoverField } from './CoverField.tsx';
import { MetaField } from './MetaField.tsx';
import { TagsField } from './TagsField.tsx';
import type { FieldFaults } from './use-save-article.ts';
import * as messages from '../../../messages/admin.ts';

type ArticleSideProps = {
  fields: ArticleFields;
  faults: FieldFaults;
  categories: readonly BlogCategory[] | null;
  onChange: (change: Partial<ArticleFields>) => void;
  onUploading: (isUploading: boolean) => void;
};

export function ArticleSide({ fields, faults, categories, onChange, onUploading }: ArticleSideProps) {
  const id = useId();
  const names = categories?.map(({ nome }) => nome) ?? [];
  const isKnown = fields.categoria === '' || names.includes(fields.categoria);
  return (
    <div className="blog-write-side" role="group" aria-label={messages.articleDetailsTitle}>
      <StatusField value={fields.status} onChange={(status) => onChange({ status })} />
      <div data-campo="categoria">
        <Field id={`${id}-categoria`} label={messages.categoryLabel} error={faults.categoria}>
          {(control) => (
            <select
              {...control}
              className="sel"
              aria-required="true"
              value={fields.categoria}
              onChange={({ target }) => onChange({ categoria: target.value })}
            >
              <option value="">{messages.chooseOption}</option>
              {!isKnown && <option>{fields.categoria}</option>}
              {categories?.map(({ id: key, nome, emoji }) => (
                <option key={key} value={nome}>
                  {emoji} {nome}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div data-campo="immagine_copertina">
        <CoverField
          url={fields.immagine_copertina}
          error={faults.immagine_copertina}
          onChange={(immagine_copertina) => onChange({ immagine_copertina })}
          onUploading={onUploading}
        />
      </div>
      <div data-campo="tags">
        <TagsField tags={fields.tags} error={faults.tags} onChange={(tags) => onChange({ tags })} />
      </div>
      <div data-campo="meta_description">
        <MetaField
          value={fields.meta_description}
          titolo={fields.titolo}
          contenuto={fields.contenuto}
          error={faults.meta_description}
          onChange={(meta_description) => onChange({ meta_description })}
        />
      </div>
    </div>
  );
}

const CHOICES: readonly { value: BlogStatus; label: string; hint: string }[] = [
  { value: 'bozza', label: messages.draftLabel, hint: messages.draftHint },
  { value: 'pubblicato', label: messages.publishedLabel, hint: messages.publishedHint },
];

function StatusField({ value, onChange }: { value: BlogStatus; onChange: (value: BlogStatus) => void }) {
  const id = useId();
  return (
    <fieldset className="blog-status-field">
      <legend className="lab">{messages.statusLabel}</legend>
      {CHOICES.map((choice) => (
        <div key={choice.value} className="blog-scelta">
          <input
            type="radio"
            id={`${id}-${choice.value}`}
            name={id}
            value={choice.value}
            checked={value === choice.value}
            aria-describedby={`${id}-${choice.value}-hint`}
            onChange={() => onChange(choice.value)}
          />
          <label htmlFor={`${id}-${choice.value}`}>{choice.label}</label>
          <small id={`${id}-${choice.value}-hint`}>{choice.hint}</small>
        </div>
      ))}
    </fieldset>
  );
}
