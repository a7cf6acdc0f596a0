import type { BrandColours } from '../../../kernel/brand/brand-colours.ts';
import type { BrandValues } from '../../../kernel/brand/brand.ts';
import { slugify } from '../../../locations/rules/slugify.ts';
import { palettesOf } from './brand-palette.ts';
import type { Brand, Operator } from './brand-schema.ts';
import * as messages from '../../messages/imprint.it.ts';

function organizationOf({ denominazione, indirizzo, email, telefono, partita_iva }: Operator): Record<string, string> {
  return {
    legalName: denominazione,
    ...(indirizzo && { address: indirizzo }),
    ...(email && { email }),
    ...(telefono && { telephone: telefono }),
    ...(partita_iva && { vatID: `IT${partita_iva}` }),
  };
}

const operatorValues = (name: string, operator: Operator) => ({
  line: messages.operatorLine(operator),
  dataController: messages.dataControllerSentence(operator),
  inFull: messages.operatorInFull(name, operator),
  organization: organizationOf(operator),
});

export function brandValues({ nome, testi = {}, gestore, pannello }: Omit<Brand, 'logoSvg'>): BrandValues {
  return {
    name: nome,
    fileName: slugify(nome),
    texts: {
      title: testi.titolo,
      introduction: testi.presentazione,
      motto: testi.motto,
      searchExamples: testi.esempi_ricerca,
      blogDescription: testi.blog,
      throughoutItaly: testi.in_tutta_italia,
      allHomes: testi.tutte_le_case,
      exploreRegions: testi.esplora,
    },
    adminPath: pannello && `/${pannello}`,
    operator: gestore && operatorValues(nome, gestore),
  };
}

export function brandColours(brand: Pick<Brand, 'colori'>): BrandColours {
  const { giorno, sera } = palettesOf(brand);
  return {
    day: { primary: giorno.primary, onPrimary: giorno['on-primary'], link: giorno.link },
    evening: { primary: sera.primary, onPrimary: sera['on-primary'], link: sera.link },
  };
}
