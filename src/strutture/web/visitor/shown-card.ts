import type { IconName } from '../../../ui/icons/icon-name.ts';
import type { StrutturaCard } from '../../contract.ts';
import { type Capacity, capacityOf } from '../../rules/capacity.ts';
import { orderChips } from '../../rules/chips.ts';
import { emailLink, phoneLink } from '../../../kernel/people/contact-links.ts';
import { formatAddress } from '../../rules/format-address.ts';
import { serviceIcon } from './service-icon.ts';

/** Contains only rendered fields, because a page sends everything twice: as HTML and as hydration data. */
export type ShownCard = Pick<
  StrutturaCard,
  | 'id'
  | 'slug'
  | 'nome'
  | 'citta'
  | 'sigla'
  | 'descrizione'
  | 'tipo_struttura'
  | 'tipo_prenotazione'
  | 'num_bagni'
  | 'ha_cucina'
  | 'prezzo_notte'
  | 'immagini'
  | 'is_guaranteed'
  | 'is_demo'
  | 'cin'
  | 'lingua'
  | 'is_tradotta'
> & {
  capacity: Capacity;
  address: string;
  chips: { servizio: string; icon: IconName }[];
  phone_link: string | null;
  email_link: string | null;
};

export function shownCard(card: StrutturaCard): ShownCard {
  return {
    id: card.id,
    slug: card.slug,
    nome: card.nome,
    citta: card.citta,
    sigla: card.sigla,
    // With the no-break space, a description that CSS truncates never ends in `.…`.
    descrizione: card.descrizione.replaceAll('. ', '.\u00a0'),
    tipo_struttura: card.tipo_struttura,
    tipo_prenotazione: card.tipo_prenotazione,
    num_bagni: card.num_bagni,
    ha_cucina: card.ha_cucina,
    prezzo_notte: card.prezzo_notte,
    immagini: card.immagini,
    is_guaranteed: card.is_guaranteed,
    is_demo: card.is_demo,
    cin: card.cin,
    ...(card.lingua && { lingua: card.lingua }),
    ...(card.is_tradotta && { is_tradotta: true }),
    capacity: capacityOf(card),
    address: formatAddress(card),
    chips: orderChips(card.servizi).map((servizio) => ({ servizio, icon: serviceIcon(servizio) })),
    phone_link: phoneLink(card.telefono),
    email_link: emailLink(card.email),
  };
}
