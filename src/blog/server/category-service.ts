import type { RegisterEntry } from '../../accounts/register-contract.ts';
import { AppError, fieldError } from '../../kernel/calls/app-error.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import { type CategoryForm, checkCategory } from '../rules/check-category.ts';
import { freeSlug, postSlug } from '../rules/post-slug.ts';
import type { BlogAdminDependencies } from './read-article.ts';
import {
  categoryNames,
  deleteCategory,
  hasPosts,
  insertCategory,
  listCategories,
  lockCategories,
  lockCategory,
  updateCategory,
} from './category-repository.ts';
import type { BlogDb } from './repository.ts';
import * as messages from '../messages/admin.ts';

function readForm(form: CategoryForm) {
  const checked = checkCategory(form);
  if ('fault' in checked) throw fieldError(checked.campo, messages.blogFaults[checked.fault]);
  return checked;
}

async function assertNameFree(db: BlogDb, nome: string, id: number | null) {
  const others = (await categoryNames(db)).filter((other) => other.id !== id);
  if (others.some((other) => foldName(other.nome) === foldName(nome)))
    throw fieldError('nome', messages.categoryAlreadyExists);
  return others;
}

export function createCategoryService({ db, record }: BlogAdminDependencies) {
  function change(id: number, actor: Actor, work: Change): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      await lockCategories(transaction);
      const before = await lockCategory(transaction, id);
      if (before === undefined) throw new AppError('NON_TROVATO', messages.categoryNotFound);
      const { azione, dopo } = await work(transaction);
      await record(transaction, actor, { azione, prima: before, dopo: { categoria_id: id, ...dopo } });
    });
  }

  return {
    listCategories: () => listCategories(db, { withDrafts: true }),

    async createCategory(body: CategoryForm, actor: Actor) {
      const form = readForm(body);
      await db.transaction().execute(async (transaction) => {
        await lockCategories(transaction);
        const others = await assertNameFree(transaction, form.nome, null);
        const slug = freeSlug(postSlug(form.nome), new Set(others.map((other) => other.slug)));
        const id = await insertCategory(transaction, { ...form, slug });
        await record(transaction, actor, { azione: 'categoria_creazione', dopo: { categoria_id: id, ...form } });
      });
    },

    async updateCategory(id: number, body: CategoryForm, actor: Actor) {
      const form = readForm(body);
      await change(id, actor, async (transaction) => {
        await assertNameFree(transaction, form.nome, id);
        await updateCategory(transaction, id, form);
        return { azione: 'categoria_modifica', dopo: form };
      });
    },

    removeCategory: (id: number, actor: Actor) =>
      change(id, actor, async (transaction) => {
        if (await hasPosts(transaction, id)) throw new AppError('STATO_NON_VALIDO', messages.categoryHasArticles);
        await deleteCategory(transaction, id);
        return { azione: 'categoria_eliminazione', dopo: {} };
      }),
  };
}

type Change = (db: BlogDb) => Promise<{
  azione: 'categoria_modifica' | 'categoria_eliminazione';
  dopo: Readonly<Record<string, RegisterEntry>>;
}>;
