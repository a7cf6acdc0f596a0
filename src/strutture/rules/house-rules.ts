import type { TipoLetti } from './tipi.ts';

export const ANIMALI = ['si', 'su_richiesta', 'no'] as const;
export type Animali = (typeof ANIMALI)[number];

export const FUMO = ['si', 'fuori', 'no'] as const;
export type Fumo = (typeof FUMO)[number];

export const FESTE = ['si', 'no'] as const;
export type Feste = (typeof FESTE)[number];

/** A room of a whole house and what one sleeps on in it. Rooms of a `bnb` are `camere`. */
export type Stanza = { nome: string; tipo_letti: TipoLetti };
