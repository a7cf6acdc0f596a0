import { useId } from 'react';
import { Field } from '../../../../ui/Field.tsx';
import type { BlogCategory } from '../../../contract.ts';
import type { ArticleFields } from './article-fields.ts';
import { CoverField } from './CoverField.tsx';
import { MetaField } from './MetaField.tsx';
import { StatusField } from './StatusField.tsx';
import { TagsField } from './TagsField.tsx';
import type { FieldFaults } from './use-save-article.ts';
import * as t from './messages.it.ts';

type ArticleSideProps = {
  fields: ArticleFields;
  faults: FieldFaults;
  /** `null`: not known yet. */
  categories: readonly BlogCategory[] | null;
  onChange: (change: Partial<ArticleFields>) => void;
  /** Whether the cover is on its way. */
  onUploading: (isUploading: boolean) => void;
};

/** All about an article besides its text. */
export function ArticleSide({ fields, faults, categories, onChange, onUploading }: ArticleSideProps) {
  const id = useId();
  const names = categories?.map(({ nome }) => nome) ?? [];
  const isKnown = fields.categoria === '' || names.includes(fields.categoria);
  return (
    <div className="blog-write-side" role="group" aria-label={t.dettagliArticolo}>
      <StatusField value={fields.status} onChange={(status) => onChange({ status })} />
      <div data-campo="categoria">
        <Field id={`${id}-categoria`} label={t.categoria} error={faults.categoria}>
          {(control) => (
            <select
              {...control}
              className="sel"
              aria-required="true"
              value={fields.categoria}
              onChange={({ target }) => onChange({ categoria: target.value })}
            >
              <option value="">{t.scegli}</option>
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
